import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ROOT } from './processes.mjs';

/**
 * The last commit that `git log` finds with these arguments. `undefined` if there is none, and in a clone without its
 * history: the first commit of a shallow clone seems to have changed all files.
 * @param folder of the repository. Default: this one
 */
export async function findLastCommit(args: string[], folder?: string): Promise<string | undefined> {
  const git = async (...command: string[]) => {
    const { code, output } = await capture('git', command, undefined, folder);
    return code === 0 ? output.trim() : '';
  };
  const commit = await git('log', '-1', '--format=%H', ...args);
  if (!commit) return undefined;
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
  const hasParent = (await git('rev-parse', '--verify', '--quiet', `${commit}^`)) !== '';
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
