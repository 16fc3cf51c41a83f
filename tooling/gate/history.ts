import { capture } from './processes.mjs';

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
