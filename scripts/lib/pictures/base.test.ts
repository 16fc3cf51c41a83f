import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAcceptedCommit } from './base.ts';
import { formatBaselines, type Baselines } from './baselines.ts';

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

const BASELINES = '.storybook/pictures/baselines.json';

const accept = (allAcceptedAt: string, stories: Baselines['stories'] = {}) =>
  commit(BASELINES, formatBaselines({ browser: '1', allAcceptedAt, stories }));

test('the commit that accepted all pictures is known only to a clone with its history', async () => {
  accept('2026-01-01');
  const accepted = accept('2026-02-02');
  commit('button.tsx', '');
  expect(await findAcceptedCommit(clone('whole'))).toBe(accepted);
  expect(await findAcceptedCommit(clone('deep', '--depth', '3'))).toBe(accepted);
  expect(await findAcceptedCommit(clone('shallow', '--depth', '1'))).toBeUndefined();
});

test('pictures accepted by name leave what has changed before them to be compared', async () => {
  const accepted = accept('2026-01-01');
  commit('button.tsx', '');
  accept('2026-01-01', { card: { light: '1' } });
  expect(await findAcceptedCommit(clone('whole'))).toBe(accepted);
});

test('the first commit of a repository may be the one that accepted all pictures', async () => {
  const accepted = accept('2026-01-01');
  expect(await findAcceptedCommit(clone('whole'))).toBe(accepted);
});
