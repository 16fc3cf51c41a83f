import { existsSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { findLastCommit, git } from '@tooling/gate/git.ts';
import { capture, childEnvironment, ROOT, run } from '@tooling/gate/processes.mjs';
import { PICTURE_WORKERS, storyTests } from '@tooling/gate/tasks/story-tests.mjs';
import { NO_BASELINES, type Baselines } from './baselines.ts';
import { BASE, BASELINES } from './files.ts';
import { readTaken, type Taken } from './taken.ts';

const FILE = relative(ROOT, BASELINES);

/** The last commit that accepted the pictures of all stories. `undefined` in a clone without its history. */
export const findAcceptedCommit = (folder?: string): Promise<string | undefined> =>
  findLastCommit(['-G', '^  "allAcceptedAt":', '--', FILE], folder);

/**
 * The commit that pictures are compared with where hashes are not enough: the last one that changed the baselines, or
 * its parent if nothing has changed since. `undefined` if there is none, as in a clone without history.
 */
export async function findBase(): Promise<string | undefined> {
  const last = await findLastCommit(['--', FILE]);
  if (!last) return undefined;
  const isChanged = (await git(['diff', '--quiet', last, '--', '.'])) === undefined;
  return isChanged ? last : (await git(['rev-parse', '--verify', '--quiet', `${last}^`]))?.trim();
}

/** Whether nothing but the baselines differs from a commit: every story is then the same as there. */
export const isOnlyBaselines = async (commit: string) =>
  (await git(['diff', '--quiet', commit, '--', '.', `:(exclude)${FILE}`])) !== undefined;

export async function baselinesAt(commit: string): Promise<Baselines> {
  const text = await git(['show', `${commit}:${FILE}`]);
  return text === undefined ? NO_BASELINES : JSON.parse(text);
}

/**
 * Takes the pictures of a commit's stories in a worktree of its own, with the code of that commit.
 * @param files story files, relative to the root. Those that the commit does not have are left out; none means all
 */
export async function takeBasePictures(commit: string, files: string[]): Promise<Taken> {
  await removeBase();
  await run('git', ['worktree', 'add', '--detach', '--force', BASE, commit]);
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], childEnvironment(), BASE);
  const existing = files.filter((file) => existsSync(join(BASE, file)));
  if (files.length === 0 || existing.length > 0) {
    // Its tests may fail; the pictures that were taken count.
    const env = childEnvironment({
      PATH: [join(BASE, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      NODE_ENV: 'production',
      PICTURES: 'alone',
      PICTURES_KEEP: '1',
    });
    await capture('vitest', [...storyTests(PICTURE_WORKERS), ...existing], env, BASE);
  }
  return readTaken(join(BASE, '.cache/pictures/taken.jsonl'));
}

export async function removeBase() {
  await git(['worktree', 'remove', '--force', BASE]);
  rmSync(BASE, { recursive: true, force: true });
  await git(['worktree', 'prune']);
}
