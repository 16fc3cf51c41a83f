import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { compare } from './compare.ts';

/** Writes a white picture, with the first pixels in another colour. */
function write({ width = 10, height = 10, changed = 0 } = {}) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < changed; pixel++) png.data[pixel * 4] = 254;
  const file = join(temporaryFolder(), 'picture.png');
  writeFileSync(file, PNG.sync.write(png));
  return file;
}

test('a difference of one step in one pixel counts', () => {
  const difference = compare(write(), write({ changed: 1 }));
  expect(difference).toMatchObject({ pixels: 1, share: 0.01 });
});

test('equal pictures do not differ', () => {
  expect(compare(write(), write())?.pixels).toBe(0);
});

test('the additional pixels of a larger picture count', () => {
  expect(compare(write(), write({ height: 12 }))).toMatchObject({ pixels: 20, share: 1 / 6 });
});

test('without one of the pictures there is no difference', () => {
  expect(compare('missing.png', write())).toBeUndefined();
});
