import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.mjs';

export const UI = join(ROOT, 'packages/ui');

/** Entries other than components and pieces. */
const OTHERS = {
  i18n: 'src/i18n/index.ts',
  'focus-lost': 'src/lib/focus-lost.ts',
};

/** The folders that contain the components, and those that contain the pieces. */
export function groups() {
  const pieces = folders('src/pieces').map((group) => `src/pieces/${group}`);
  return ['src/components', ...pieces];
}

/** @param {string} folder */
export const folders = (folder) =>
  readdirSync(join(UI, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The statements of a group's index. `export * from './button'` makes the folder `button` public.
 * @param {string} group
 */
export const statementsOf = (group) =>
  readFileSync(join(UI, group, 'index.ts'), 'utf8')
    .split(/(?<=;)\s*/)
    .filter(Boolean);

/** @param {string} group */
export const publicFolders = (group) =>
  statementsOf(group).flatMap((statement) => /^export \* from '\.\/([^/']+)';$/.exec(statement)?.[1] ?? []);

/**
 * Every entry of the library by its name: `button`, `log-in-dialog`, and `index` for the whole library.
 * @returns {Record<string, string>} sources, relative to the package
 */
export function uiEntries() {
  const own = groups().flatMap((group) =>
    publicFolders(group).map((name) => [name, `${group}/${name}/index.ts`]),
  );
  return { index: 'src/index.ts', ...Object.fromEntries(own.sort()), ...OTHERS };
}

/** The same entries as modules in `dist`. */
export const builtEntries = () =>
  Object.fromEntries(
    Object.entries(uiEntries()).map(([name, source]) => [name, source.replace(/^src\/(.*)\.tsx?$/, '$1.js')]),
  );
