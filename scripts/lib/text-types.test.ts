import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGLISH, typesFile, typesOf } from './text-types.ts';

test.each(globSync(ENGLISH))('%s is typed as it stands; after a change: npm run texts', async (file) => {
  const json = readFileSync(file, 'utf8');
  expect(readFileSync(typesFile(file), 'utf8')).toBe(await typesOf(file, json));
});
