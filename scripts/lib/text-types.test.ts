import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGLISH, typesFile, typesOf } from './text-types.ts';

test.each(globSync(ENGLISH))('types of %s are up to date; after a change: npm run texts', async (file) => {
  const json = readFileSync(file, 'utf8');
  expect(readFileSync(typesFile(file), 'utf8')).toBe(await typesOf(file, json));
});
