import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@tooling/gate/testing.ts';
import { findUndescribed } from './llms.ts';

/** A consumer project with one package, which exports `circle` and `square`. */
function installed(files: { short: string; full: string }) {
  const folder = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'node_modules/shapes/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/shapes/index.js': 'export const circle = 1, square = 2;',
    'node_modules/shapes/llms.txt': files.short,
    'node_modules/shapes/llms-full.txt': files.full,
  });
  const write = (file: string, text: string) => {
    writeFiles(folder, { [file]: text });
    return join(folder, file);
  };
  return findUndescribed({ folder, write }, [join(folder, 'node_modules/shapes')]);
}

test('a package whose description imports all exports passes', async () => {
  const full = "import { circle, type Circle } from 'shapes/circle';\nimport { square } from 'shapes';";
  expect(await installed({ short: '[circle](./index.js)', full })).toEqual([]);
});

test('an export without an import line and a link to a missing file are reported', async () => {
  const full = "import { circle } from 'shapes';\nimport { square } from 'elsewhere';";
  expect(await installed({ short: '[circle](./circle.d.ts)', full })).toEqual([
    'llms.txt of shapes links to ./circle.d.ts, which is not in the package.',
    'llms-full.txt of shapes does not describe square.',
  ]);
});

test('a prop whose type was not found is reported', async () => {
  const full = "import { circle, square } from 'shapes';\n- `client`: `any` (required). From a package.";
  expect(await installed({ short: '', full })).toEqual([
    'llms-full.txt of shapes has no type in: - `client`: `any` (required). From a package.',
  ]);
});
