import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare } from './compare.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a white picture, with the first pixels in another colour. */
function write(name: string, { width = 10, height = 10, changed = 0, colour = 254 } = {}) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < changed; pixel++) png.data[pixel * 4] = colour;
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(png));
  return file;
}

test('a difference of one step in one pixel counts', () => {
  const difference = compare(write('a.png'), write('b.png', { changed: 1 }));
  expect(difference).toMatchObject({ pixels: 1, share: 0.01 });
});

test('equal pictures do not differ', () => {
  expect(compare(write('c.png'), write('d.png'))?.pixels).toBe(0);
});

test('the additional pixels of a larger picture count', () => {
  expect(compare(write('e.png'), write('f.png', { height: 12 }))).toMatchObject({ pixels: 20, share: 1 / 6 });
});

test('without one of the pictures there is no difference', () => {
  expect(compare(join(folder, 'missing.png'), write('g.png'))).toBeUndefined();
});
