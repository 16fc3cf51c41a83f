import { expect, test } from 'vitest';
import type { Planes } from '../planes';
import { movedPicture, stillPicture } from './slices';

const bitsOf = (unit: Uint8Array) =>
  [...unit.subarray(1)].map((byte) => byte.toString(2).padStart(8, '0')).join('');

/** A picture of two macroblocks beside each other, the left one darker. */
function twoBlocks(): Planes {
  const plane = (side: number, left: number, right: number) => ({
    width: 2 * side,
    height: side,
    data: Uint8Array.from({ length: 2 * side * side }, (_, at) => (at % (2 * side) < side ? left : right)),
  });
  return { luma: plane(16, 20, 200), blue: plane(8, 100, 101), red: plane(8, 140, 141) };
}

test('a still picture contains every sample, block by block', () => {
  const unit = [...stillPicture(twoBlocks())];
  const block = (luma: number, blue: number, red: number) => [
    ...Array<number>(256).fill(luma),
    ...Array<number>(64).fill(blue),
    ...Array<number>(64).fill(red),
  ];
  const uncompressed = [0x0d, 0x00];
  const blocks = [...block(20, 100, 140), ...uncompressed, ...block(200, 101, 141), 0x80];
  expect(unit.slice(-blocks.length)).toEqual(blocks);
});

test('a moved picture codes its first row and column, and skips the other blocks', () => {
  const header = ['1', '00110', '1', '0001', '0000001110', '00', '1', '010'];
  const [noneSkipped, oneSkipped] = ['1', '010'];
  const [type, same, noRest] = ['1', '1', '1'];
  const like = (skipped: string) => [skipped, type, same, same, noRest];
  const first = [noneSkipped, type, '00100', '00111', noRest];
  const unit = movedPicture({ width: 32, height: 48 }, 7, { x: 2, y: -3 });
  expect(bitsOf(unit).replace(/10*$/, '')).toBe(
    [...header, ...first, ...like(noneSkipped), ...like(noneSkipped), ...like(oneSkipped), oneSkipped].join(
      '',
    ),
  );
});
