import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';

export const UI = join(ROOT, 'packages/ui');

const OTHER_ENTRIES = {
  i18n: 'src/i18n/index.ts',
  english: 'src/locales/en.ts',
  'english-queue': 'src/locales/en-queue.ts',
  'generation-queue': 'src/pieces/generator/generation-queue/index.ts',
  'set-view': 'src/pieces/gallery/set-view/index.ts',
  'list-texts': 'src/i18n/list-texts.ts',
  'focus-lost': 'src/lib/focus-lost.ts',
  keys: 'src/lib/keys.ts',
  'pass-focus-on': 'src/lib/pass-focus-on.ts',
  'use-focus-return': 'src/lib/use-focus-return.ts',
  'use-in-view': 'src/lib/use-in-view.ts',
};

export function groups() {
  const pieces = folders('src/pieces').map((group) => `src/pieces/${group}`);
  return ['src/components', ...pieces];
}

export const folders = (folder: string) =>
  readdirSync(join(UI, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The statements of a group's index. `export * from './button'` makes the folder `button` public, and
 * `export * from './card/card'` the folder `card`, which has one public module.
 */
export const statementsOf = (group: string) =>
  readFileSync(join(UI, group, 'index.ts'), 'utf8')
    .split(/(?<=;)\s*/)
    .filter(Boolean);

export const PUBLIC = /^export \* from '\.\/([^/']+)(?:\/\1)?';$/;

export const publicFolders = (group: string) =>
  statementsOf(group).flatMap((statement) => PUBLIC.exec(statement)?.[1] ?? []);

/** The module of a folder that has what is public in it. */
export function moduleOf(folder: string) {
  const index = `${folder}/index.ts`;
  return existsSync(join(UI, index)) ? index : `${folder}/${basename(folder)}.tsx`;
}

/**
 * Every entry of the library by its name: `button`, `log-in-dialog`, and `index` for the whole library.
 * @returns sources, relative to the package
 */
export function uiEntries(): Record<string, string> {
  const own = groups().flatMap((group) =>
    publicFolders(group).map((name) => [name, moduleOf(`${group}/${name}`)]),
  );
  return { index: 'src/index.ts', ...Object.fromEntries(own.sort()), ...OTHER_ENTRIES };
}

export const builtEntries = () =>
  Object.fromEntries(
    Object.entries(uiEntries()).map(([name, source]) => [name, source.replace(/^src\/(.*)\.tsx?$/, '$1.js')]),
  );

export const STYLESHEETS = ['styles', 'standalone', 'tokens', 'brand', 'theme', 'page', 'fonts'];
const DERIVED = ['names', 'unlayered'];

/** The package's `exports`, twice: from the sources for the workspace, and from `dist` for publishing. */
export function exportsMaps(): {
  exports: Record<string, unknown>;
  published: Record<string, unknown>;
} {
  const modules = Object.entries(uiEntries()).map(([name, source]) => ({
    path: name === 'index' ? '.' : `./${name}`,
    source,
    built: source.replace(/^src\//, '').replace(/\.tsx?$/, ''),
  }));
  const stylesheets = (names: string[], types: string, folder: string) =>
    names.map((name) => [`./${name}.css`, { types, default: `${folder}/${name}.css` }]);
  return {
    exports: Object.fromEntries([
      ...modules.map(({ path, source }) => [path, `./${source}`]),
      ...stylesheets(STYLESHEETS, './src/styles/css.d.ts', './src/styles'),
      ['./locales/*.json', './src/locales/*.json'],
    ]),
    published: Object.fromEntries([
      ...modules.map(({ path, built }) => [
        path,
        { types: `./dist/${built}.d.ts`, default: `./dist/${built}.js` },
      ]),
      ...stylesheets([...STYLESHEETS, ...DERIVED], './dist/css.d.ts', './dist'),
      ['./tokens.json', './dist/tokens.json'],
      ['./tokens.resolver.json', './dist/tokens.resolver.json'],
      ['./locales/*.json', './dist/locales/*.json'],
    ]),
  };
}
