import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../processes.mjs';
import { PUBLISHED } from './published.mjs';

test('every package that is not private is published, after those that it depends on', () => {
  const manifests = globSync('packages/*/package.json', { cwd: ROOT }).map((file) => ({
    ...JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
    folder: basename(dirname(file)),
  }));
  const published = manifests.filter((manifest) => !manifest.private);
  expect(published.map(({ folder }) => folder).sort()).toEqual(PUBLISHED.toSorted());
  for (const { folder, dependencies } of published) {
    const needed = published.filter(({ name }) => name in dependencies).map((one) => one.folder);
    expect(PUBLISHED.slice(0, PUBLISHED.indexOf(folder))).toEqual(expect.arrayContaining(needed));
  }
});
