import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { findUnlicensed } from './licences.ts';

const packed = (license: string, files: Record<string, string>) =>
  temporaryFolder({
    'package.json': JSON.stringify({ name: '@product/ui', license }),
    'dist/fonts/geist.woff2': '',
    ...files,
  });

const OPEN_FONT = { 'dist/fonts/OFL.txt': 'This Font Software is licensed under the SIL Open Font License' };

test('a package with the licences of its code and its typeface passes', () => {
  expect(findUnlicensed(packed('MIT', { LICENSE: 'MIT License\n', ...OPEN_FONT }))).toEqual([]);
});

test('missing licences are reported', () => {
  expect(findUnlicensed(packed('UNLICENSED', {}))).toEqual([
    expect.stringContaining('without the text of the MIT licence'),
    expect.stringContaining('names the licence UNLICENSED'),
    expect.stringContaining('a typeface without its licence'),
  ]);
});
