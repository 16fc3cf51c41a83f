// Builds @product/ui for publishing: one module per source, types, stylesheets, tokens, catalogues and pictures.
// Run in packages/ui: pnpm build
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { library } from './lib/library.ts';
import { capture } from './lib/processes.mjs';
import { typesFile } from './lib/text-types.ts';
import { copyDeclarations } from './lib/ui-package/declarations.ts';
import { builtEntries, UI, uiEntries } from './lib/ui-package/entries.ts';
import { shortenSelectors, shortenStrings, shortNames } from './lib/ui-package/short-names.mjs';
import { buildStyles } from './lib/ui-package/styles.ts';

const LOCALES = 'src/locales';

process.chdir(UI);
const options = await library(uiEntries());
await build({ ...options, config: false, dts: false });

const { code, output } = await capture('tsc', ['-b', UI]);
if (code !== 0) throw new Error(output);
const declared = Object.values(builtEntries()).map((file) => file.replace(/\.js$/, '.d.ts'));
copyDeclarations('.types', 'dist', declared);
// English is also built as a module: every piece imports it, and not every bundler accepts JSON from a dependency.
cpSync(typesFile(`${LOCALES}/en.json`), 'dist/locales/en.d.ts');

for (const file of globSync(['src/**/*.avif', `${LOCALES}/*.json`]))
  cpSync(file, file.replace('src', 'dist'));
await buildStyles(join(UI, 'src/styles'), join(UI, 'dist'));

const modules = read('dist/**/*.js');
const stylesheets = read('dist/{styles,standalone}.css');
const names = shortNames(Object.values(stylesheets), Object.values(modules));
for (const [file, css] of Object.entries(stylesheets)) writeFileSync(file, shortenSelectors(css, names));
for (const [file, text] of Object.entries(modules)) writeFileSync(file, shortenStrings(text, names, file));

function read(pattern: string) {
  return Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]));
}
