import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyDeclarations } from './declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copy(files: Record<string, string>, ...entries: string[]) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'types', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return copyDeclarations(join(folder, 'types'), join(folder, 'dist'), entries);
}

const written = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

test('imports of files, folders, catalogues and inline types are completed', () => {
  copy(
    {
      'index.d.ts': [
        "export * from './button';",
        "import type en from './locales/en.json';",
        'export declare function Link(): import("./link").Link;',
        "import type { ReactNode } from 'react';",
      ].join('\n'),
      'button/index.d.ts': "export { Button } from './button';",
      'button/button.d.ts': "export { Link } from '..';",
      'link.d.ts': 'export interface Link {}',
    },
    'index.d.ts',
  );
  expect(written('index.d.ts').split('\n')).toEqual([
    "export * from './button/index.js';",
    "import type en from './locales/en.js';",
    'export declare function Link(): import("./link.js").Link;',
    "import type { ReactNode } from 'react';",
  ]);
  expect(written('button/index.d.ts')).toBe("export { Button } from './button.js';");
  expect(written('button/button.d.ts')).toBe("export { Link } from '../index.js';");
});

test('files that no entry imports are not copied', () => {
  const files = { 'index.d.ts': 'export {};', 'index.stories.d.ts': 'export {};' };
  expect(copy(files, 'index.d.ts')).toEqual(['index.d.ts']);
});

test('an import of a missing file is an error', () => {
  expect(() => copy({ 'index.d.ts': "export * from './gone';" }, 'index.d.ts')).toThrow(
    'The compiler declared nothing for gone.',
  );
});
