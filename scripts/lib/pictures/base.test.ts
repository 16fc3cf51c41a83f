import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAcceptedCommit } from './base.ts';

let folder = '';

const git = (args: string[], cwd: string) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

function commit(file: string, content: string) {
  writeFileSync(join(folder, 'all', file), content);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(['add', '.'], join(folder, 'all'));
  git([...author, 'commit', '--quiet', '--message', file], join(folder, 'all'));
  return git(['rev-parse', 'HEAD'], join(folder, 'all'));
}

function clone(name: string, ...options: string[]) {
  git(['clone', '--quiet', ...options, `file://${join(folder, 'all')}`, name], folder);
  return join(folder, name);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(folder, 'all/.storybook/pictures'), { recursive: true });
  git(['init', '--quiet'], join(folder, 'all'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the commit that changed the baselines last is known only to a clone with its history', async () => {
  commit('.storybook/pictures/baselines.json', '{}');
  const accepted = commit('.storybook/pictures/baselines.json', '{ }');
  commit('button.tsx', '');
  expect(await findAcceptedCommit(clone('whole'))).toBe(accepted);
  expect(await findAcceptedCommit(clone('deep', '--depth', '3'))).toBe(accepted);
  expect(await findAcceptedCommit(clone('shallow', '--depth', '1'))).toBeUndefined();
});

test('the first commit of a repository may be the one that accepted pictures', async () => {
  const accepted = commit('.storybook/pictures/baselines.json', '{}');
  expect(await findAcceptedCommit(clone('whole'))).toBe(accepted);
});
