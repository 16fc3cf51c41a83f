import { uiEntries } from './entries.ts';

/** The stylesheets that the package is built with, beside `names.css`, which is derived. */
export const STYLESHEETS = ['styles', 'standalone', 'tokens', 'brand', 'theme', 'page', 'fonts'];

/** The package's `exports`, twice: from the sources for the workspace, and from `dist` for publishing. */
export function exportsMaps(entries = uiEntries()): {
  exports: Record<string, unknown>;
  published: Record<string, unknown>;
} {
  const modules = Object.entries(entries).map(([name, source]) => ({
    path: name === 'index' ? '.' : `./${name}`,
    source,
    built: source.replace(/^src\//, '').replace(/\.tsx?$/, ''),
  }));
  const stylesheets = (types: string, folder: string) =>
    STYLESHEETS.map((name) => [`./${name}.css`, { types, default: `${folder}/${name}.css` }]);
  return {
    exports: Object.fromEntries([
      ...modules.map(({ path, source }) => [path, `./${source}`]),
      ...stylesheets('./src/styles/css.d.ts', './src/styles'),
      ['./locales/*.json', './src/locales/*.json'],
    ]),
    published: Object.fromEntries([
      ...modules.map(({ path, built }) => [
        path,
        { types: `./dist/${built}.d.ts`, default: `./dist/${built}.js` },
      ]),
      ...stylesheets('./dist/css.d.ts', './dist'),
      ['./names.css', { types: './dist/css.d.ts', default: './dist/names.css' }],
      ['./tokens.json', './dist/tokens.json'],
      ['./locales/*.json', './dist/locales/*.json'],
    ]),
  };
}
