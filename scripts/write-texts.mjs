// Writes what English says as types, beside it: keys and places of every text are typed by them. After a text changed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { ENGLISH, typesFile, typesOf } from './lib/text-types.mjs';

for (const file of globSync(ENGLISH))
  writeFileSync(typesFile(file), await typesOf(file, readFileSync(file, 'utf8')));
