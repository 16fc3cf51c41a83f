import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * Storybook marks the stories of files that differ from git's index: of what is not committed. Here the index is that of
 * the commit at which the branch left `main`, so that they are those of the whole branch. Without git, or in a clone
 * without `main`, nothing changes. Only for the process of the development server, which does not write an index.
 */
export function compareWithMain(cwd = ROOT) {
  const cache = join(cwd, '.cache/storybook');
  const GIT_INDEX_FILE = join(cache, 'index-of-main');
  const git = (args: string[], env?: object) =>
    spawnSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
  const [base] = ['origin/main', 'main'].flatMap((main) => {
    const { status, stdout } = git(['merge-base', 'HEAD', main]);
    return status === 0 ? [stdout.trim()] : [];
  });
  if (!base) return;
  mkdirSync(cache, { recursive: true });
  if (git(['read-tree', base], { GIT_INDEX_FILE }).status !== 0) return;
  process.env['GIT_INDEX_FILE'] = GIT_INDEX_FILE;
  // With the times of the files in the index, they are not read at each comparison.
  git(['update-index', '-q', '--refresh']);
}
