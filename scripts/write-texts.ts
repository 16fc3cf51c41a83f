// Writes what is derived from the English catalogues: the types of the app's, and the modules of the library's. Run it
// after a text changed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { APP_CATALOGUES, sectionModules, typesFile, typesOf, UI_CATALOGUE } from './lib/text-types.ts';

for (const file of globSync(APP_CATALOGUES))
  writeFileSync(typesFile(file), await typesOf(file, readFileSync(file, 'utf8')));
for (const [file, source] of Object.entries(await sectionModules(readFileSync(UI_CATALOGUE, 'utf8')))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}
