import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compareWithMain } from './compare-with-main';

/** A repository whose branch has a commit of its own. */
function openRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'branch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    git('add', name);
    git('commit', '--quiet', '--message', name);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('button.tsx', 'one');
  git('switch', '--quiet', '--create', 'branch');
  commit('button.tsx', 'two');
  commit('card.tsx', 'new');
  return { folder, git };
}

test('what the branch has committed differs from the index that Storybook compares with', () => {
  const { folder, git } = openRepository();
  vi.stubEnv('GIT_INDEX_FILE', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(git('diff', '--name-only')).toBe('');
  compareWithMain(folder);
  expect(git('diff', '--name-only')).toBe('button.tsx');
  expect(git('ls-files', '--others', '--exclude', '.cache')).toBe('card.tsx');
});

test('a clone without main stays as it is', () => {
  const { folder, git } = openRepository();
  vi.stubEnv('GIT_INDEX_FILE', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  git('branch', '--quiet', '-D', 'main');
  compareWithMain(folder);
  expect(process.env['GIT_INDEX_FILE']).toBeUndefined();
});
