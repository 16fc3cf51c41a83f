// Writes the types of the English catalogues beside them: the keys and placeholders of every text. Run it after a
// text changed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { ENGLISH, typesFile, typesOf } from './lib/text-types.ts';

for (const file of globSync(ENGLISH))
  writeFileSync(typesFile(file), await typesOf(file, readFileSync(file, 'utf8')));
