// Builds @product/ui for publishing: one module per source, types, stylesheets, tokens, catalogues and pictures.
// Run in packages/ui: pnpm build
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { english } from '@product/ui/english';
import { queueEnglish } from '@product/ui/english-queue';
import { build } from 'tsup';
import { library } from './library.ts';
import { run } from '@tooling/gate/processes.mjs';
import { findClassesWithoutRule } from './ui/class-rules.ts';
import { clientFiles } from './ui/client-files.ts';
import { copyDeclarations } from './ui/declarations.ts';
import { builtEntries, UI, uiEntries } from './ui/entries.ts';
import { buildStyles } from './ui/styles.ts';

process.chdir(UI);
const options = await library(uiEntries());
await build({ ...options, config: false, dts: false });

const modules = read('dist/**/*.js');
for (const file of clientFiles(modules)) writeFileSync(file, `"use client";\n${modules[file]}`);

await run('tsc', ['-b', UI]);
const declared = Object.values(builtEntries()).map((file) => file.replace(/\.js$/, '.d.ts'));
copyDeclarations('.types', 'dist', declared);
for (const file of globSync(['src/**/*.avif', 'src/locales/*.json']))
  cpSync(file, file.replace('src', 'dist'));
writeFileSync('dist/locales/en.json', JSON.stringify({ ...english, ...queueEnglish }, null, 2));
await buildStyles(join(UI, 'src/styles'), join(UI, 'dist'));

const broken = findClassesWithoutRule(
  read('dist/**/*.js'),
  Object.values(read('dist/{styles,standalone}.css')),
);
if (broken.length > 0) throw new Error(broken.join('\n'));

function read(pattern: string) {
  return Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]));
}
