import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkStaged } from './staged.ts';
import { temporaryRepository } from '@tooling/gate/testing.ts';

test('staged files are formatted and staged again', async () => {
  const { folder, git, write } = temporaryRepository({ 'one.ts': 'export const one = 1;\n' });
  write('one.ts', 'export   const one=1\n');
  write('notes.txt', 'as  it is');
  git('add', '.');
  expect(await checkStaged(folder)).toEqual([]);
  expect(git('show', ':one.ts')).toBe('export const one = 1;');
  expect(git('status', '--short')).toBe('A  notes.txt\nA  one.ts');
});

test('of a file with further changes only what is staged is committed, and its format is checked', async () => {
  const { folder, git, write } = temporaryRepository();
  write('one.ts', 'export   const one=1\n');
  git('add', '.');
  write('one.ts', 'export   const one=2\n');
  expect(await checkStaged(folder)).toEqual([expect.stringContaining('one.ts')]);
  expect(git('show', ':one.ts')).toBe('export   const one=1');
  expect(readFileSync(join(folder, 'one.ts'), 'utf8')).toBe('export   const one=2\n');
});

test('a staged file that breaks a rule is reported', async () => {
  const { folder, git, write } = temporaryRepository();
  write('one.ts', 'debugger;\n');
  git('add', '.');
  expect(await checkStaged(folder)).toEqual([expect.stringContaining('no-debugger')]);
});

test('without staged files nothing is checked', async () => {
  expect(await checkStaged(temporaryRepository().folder)).toEqual([]);
});
