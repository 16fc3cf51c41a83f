import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ROOT } from './processes.mjs';

/** What a command of git prints. `undefined` if it fails. */
export async function git(args: string[], folder?: string): Promise<string | undefined> {
  const { code, output } = await capture('git', args, undefined, folder);
  return code === 0 ? output : undefined;
}

/**
 * The last commit that `git log` finds with these arguments. `undefined` if there is none, and in a clone without its
 * history: the first commit of a shallow clone seems to have changed all files.
 * @param folder of the repository. Default: this one
 */
export async function findLastCommit(args: string[], folder?: string): Promise<string | undefined> {
  const commit = (await git(['log', '-1', '--format=%H', ...args], folder))?.trim();
  if (!commit) return undefined;
  const isShallow = (await git(['rev-parse', '--is-shallow-repository'], folder))?.trim() === 'true';
  const hasParent = (await git(['rev-parse', '--verify', '--quiet', `${commit}^`], folder)) !== undefined;
  return isShallow && !hasParent ? undefined : commit;
}

/**
 * The files of a checkout that match Git's patterns, relative to it: with those that are not committed yet, without
 * those that were removed.
 */
export function repositoryFiles(patterns: string[], folder = ROOT): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns];
  const files = execFileSync('git', list, { cwd: folder, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(join(folder, file)));
}
