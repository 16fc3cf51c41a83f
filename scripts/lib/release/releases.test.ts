import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnchecked, isEmptyPlan, OUT, PLAN_FILE, readReleases } from './releases.ts';

let checkout = '';

function write(file: string, text: string) {
  mkdirSync(join(checkout, file, '..'), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'releases-'));
  const tarball = { path: 'packages/product-ui-1.0.0.tgz', integrity: '' };
  const release = { kind: 'publish', name: '@product/ui', version: '1.0.0', access: 'public', tag: 'latest' };
  write(PLAN_FILE, JSON.stringify({ version: 1, plan: [[{ ...release, tarball }]] }));
  write(`${OUT}/packages/product-ui-1.0.0.tgz`, 'packed');
});
afterEach(() => rmSync(checkout, { recursive: true }));

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
