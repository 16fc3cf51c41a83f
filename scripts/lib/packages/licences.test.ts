import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUnlicensed } from './licences.ts';

function packed(license: string, files: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, 'dist/fonts'), { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: '@product/ui', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  return home;
}

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
