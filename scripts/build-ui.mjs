// @product/ui as it is published: modules file by file, their types, catalogues and pictures. In its folder: pnpm build
import { cpSync, globSync, readFileSync } from 'node:fs';
import { build } from 'tsup';
import { library } from './lib/library.mjs';
import { capture } from './lib/processes.mjs';
import { copyDeclarations, write } from './lib/ui-package/declarations.mjs';
import { UI, uiEntries } from './lib/ui-package/entries.mjs';

process.chdir(UI);
const entries = uiEntries();

const [types] = await Promise.all([
  capture('tsc', ['-b', UI]),
  library(entries).then((options) => build({ ...options, config: false, dts: false })),
]);
if (types.code !== 0) throw new Error(types.output);

copyDeclarations(
  '.types',
  'dist',
  Object.values(entries).map((source) => source.replace(/^src\/(.*)\.tsx?$/, '$1.d.ts')),
);
for (const file of globSync('src/**/*.{json,jpg}')) cpSync(file, file.replace('src', 'dist'));
// The English catalogue is a module, too: loading JSON asks for a word that not every host knows.
write(
  'dist/locales/en.d.ts',
  `declare const texts: ${shapeOf(JSON.parse(readFileSync('src/locales/en.json', 'utf8')))};\nexport default texts;\n`,
);

/** @param {unknown} value @returns {string} */
function shapeOf(value) {
  if (typeof value === 'string') return 'string';
  return `{ ${Object.entries(value ?? {})
    .map(([key, value]) => `${JSON.stringify(key)}: ${shapeOf(value)}`)
    .join('; ')} }`;
}
