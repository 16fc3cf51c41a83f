import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { findUndescribed } from './llms.ts';

/** A consumer project with one package, which exports `circle` and `square`. */
function installed(files: { short: string; full: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'described-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const home = join(folder, 'node_modules/shapes');
  mkdirSync(home, { recursive: true });
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  write('package.json', '{ "type": "module" }');
  write('node_modules/shapes/package.json', '{ "type": "module", "exports": "./index.js" }');
  write('node_modules/shapes/index.js', 'export const circle = 1, square = 2;');
  write('node_modules/shapes/llms.txt', files.short);
  write('node_modules/shapes/llms-full.txt', files.full);
  return findUndescribed({ folder, write }, [home]);
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
