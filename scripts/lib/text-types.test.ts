import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_CATALOGUES, sectionModules, typesFile, typesOf, UI_CATALOGUE } from './text-types.ts';

test.each(globSync(APP_CATALOGUES))(
  'types of %s are up to date; after a change: npm run texts',
  async (file) => {
    const json = readFileSync(file, 'utf8');
    expect(readFileSync(typesFile(file), 'utf8')).toBe(await typesOf(file, json));
  },
);

test(`the modules of ${UI_CATALOGUE} are up to date; after a change: npm run texts`, async () => {
  const modules = await sectionModules(readFileSync(UI_CATALOGUE, 'utf8'));
  const written = globSync('packages/ui/src/locales/english/*.ts').map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(modules);
});
