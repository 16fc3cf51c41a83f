import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { openTree, save } from './tree.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder({ 'src/old.ts': 'export const old = 1;\n' });
});

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test('changes are read before they are written', () => {
  const tree = openTree(root);
  tree.change('src/old.ts', (text) => `${text}export const next = 2;\n`);
  tree.write('src/deep/new.ts', 'export const other = 3;\n');
  expect(tree.read('src/old.ts')).toContain('next');
  expect(tree.has('src/deep/new.ts')).toBe(true);
  expect(textOf('src/old.ts')).toBe('export const old = 1;\n');
  expect(existsSync(join(root, 'src/deep'))).toBe(false);
});

test('files are written with the format of the repository', async () => {
  const tree = openTree(root);
  tree.write('src/new.ts', 'export const a = { b:"c" }');
  tree.write('src/deep/list.json', '{"a":1}');
  expect(await save(root, tree)).toEqual(['src/deep/list.json', 'src/new.ts']);
  expect(textOf('src/new.ts')).toBe("export const a = { b: 'c' };\n");
  expect(textOf('src/deep/list.json')).toBe('{ "a": 1 }\n');
});

test('if the next step fails, nothing is written', async () => {
  const tree = openTree(root);
  tree.change('src/old.ts', () => 'export const old = 2;');
  tree.write('src/new.ts', 'export const a = 1;');
  const fails = async () => {
    expect(textOf('src/old.ts')).toBe('export const old = 2;\n');
    throw new Error('It failed.');
  };
  await expect(save(root, tree, fails)).rejects.toThrow('It failed.');
  expect(textOf('src/old.ts')).toBe('export const old = 1;\n');
  expect(existsSync(join(root, 'src/new.ts'))).toBe(false);
});

test.each([
  ['cannot be parsed', 'src/broken.ts', 'export const = ;'],
  ['cannot be written', 'src/old.ts/below-a-file.ts', 'export const b = 1;'],
])('if one file %s, nothing is written', async (_, file, text) => {
  const tree = openTree(root);
  tree.write('src/new.ts', 'export const a = 1;');
  tree.write('src/deep/er/new.ts', 'export const a = 1;');
  tree.change('src/old.ts', () => 'export const old = 2;');
  tree.write(file, text);
  await expect(save(root, tree)).rejects.toThrow();
  expect(textOf('src/old.ts')).toBe('export const old = 1;\n');
  expect(existsSync(join(root, 'src/new.ts'))).toBe(false);
  expect(existsSync(join(root, 'src/deep'))).toBe(false);
});
