// Copies the guides that a package's README names into the package. Run in the package: pnpm build
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, ROOT } from '@tooling/gate/processes.mjs';

export const guidesOf = (readme: string) => [
  ...new Set([...readme.matchAll(/`guides\/([\w-]+\.md)`/g)].map(([, name = '']) => name)),
];

/** A guide whose links to what is not copied with it lead to the repository. */
export const toPackaged = (guide: string, copied: string[], repository: string) =>
  guide.replace(/\]\((?!https?:|#)([^)#]+)/g, (link, path: string) =>
    copied.includes(path) ? link : `](${repository}/blob/main/${posix.join('docs/guides', path)}`,
  );

if (isMain(import.meta.url)) {
  const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const names = guidesOf(readFileSync('README.md', 'utf8'));
  rmSync('guides', { recursive: true, force: true });
  mkdirSync('guides');
  for (const name of names) {
    const guide = readFileSync(join(ROOT, 'docs/guides', name), 'utf8');
    writeFileSync(join('guides', name), toPackaged(guide, names, repository));
  }
}
