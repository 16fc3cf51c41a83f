import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@tooling/gate/testing.ts';
import { findUnchecked, isEmptyPlan, OUT, PLAN_FILE, readReleases } from './releases.ts';

let checkout = '';

const write = (file: string, text: string) => writeFiles(checkout, { [file]: text });

beforeEach(() => {
  checkout = temporaryFolder();
  const tarball = { path: 'packages/product-ui-1.0.0.tgz', integrity: '' };
  const release = { kind: 'publish', name: '@product/ui', version: '1.0.0', access: 'public', tag: 'latest' };
  write(PLAN_FILE, JSON.stringify({ version: 1, plan: [[{ ...release, tarball }]] }));
  write(`${OUT}/packages/product-ui-1.0.0.tgz`, 'packed');
});

test('a plan names each release, its tarball and the folder of its package', () => {
  expect(readReleases(checkout)).toEqual([
    {
      name: '@product/ui',
      version: '1.0.0',
      access: 'public',
      folder: 'ui',
      tarball: `${OUT}/packages/product-ui-1.0.0.tgz`,
    },
  ]);
  expect(isEmptyPlan(checkout)).toBe(false);
  write(PLAN_FILE, JSON.stringify({ version: 1, plan: [] }));
  expect(isEmptyPlan(checkout)).toBe(true);
});

test('only the tarball that was checked may be published', () => {
  const unchecked = [expect.stringContaining('@product/ui was packed with another content')];
  expect(findUnchecked(checkout, readReleases(checkout))).toEqual(unchecked);
  write('.cache/packages/ui.tgz', 'packed before');
  expect(findUnchecked(checkout, readReleases(checkout))).toEqual(unchecked);
  write('.cache/packages/ui.tgz', 'packed');
  expect(findUnchecked(checkout, readReleases(checkout))).toEqual([]);
});
