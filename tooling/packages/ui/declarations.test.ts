import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { copyDeclarations } from './declarations.ts';

function copy(files: Record<string, string>) {
  const [types, dist] = [temporaryFolder(files), temporaryFolder()];
  const copied = copyDeclarations(types, dist, ['index.d.ts']);
  return { copied, written: (file: string) => readFileSync(join(dist, file), 'utf8') };
}

test('imports of files, folders and inline types are completed', () => {
  const { written } = copy({
    'index.d.ts': [
      "export * from './button';",
      'export declare function Link(): import("./link").Link;',
      "import type { ReactNode } from 'react';",
    ].join('\n'),
    'button/index.d.ts': "export { Button } from './button';",
    'button/button.d.ts': "export { Link } from '..';",
    'link.d.ts': 'export interface Link {}',
  });
  expect(written('index.d.ts').split('\n')).toEqual([
    "export * from './button/index.js';",
    'export declare function Link(): import("./link.js").Link;',
    "import type { ReactNode } from 'react';",
  ]);
  expect(written('button/index.d.ts')).toBe("export { Button } from './button.js';");
  expect(written('button/button.d.ts')).toBe("export { Link } from '../index.js';");
});

test('files that no entry imports are not copied', () => {
  const files = { 'index.d.ts': 'export {};', 'index.stories.d.ts': 'export {};' };
  expect(copy(files).copied).toEqual(['index.d.ts']);
});

test('an import of a missing file is an error', () => {
  expect(() => copy({ 'index.d.ts': "export * from './gone';" })).toThrow(
    'The compiler declared nothing for gone.',
  );
});
