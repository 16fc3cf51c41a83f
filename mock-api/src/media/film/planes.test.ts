import { expect, test } from 'vitest';
import { toPlanes } from './planes';

// Limited range, BT.709.
test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s is converted to YCbCr', (_, colour, [luma = 0, blue = 0, red = 0]) => {
  const data = Uint8ClampedArray.from({ length: 16 }, (_, at) => colour[at % 4] ?? 255);
  const planes = toPlanes({ width: 2, height: 2, data });
  expect([...planes.luma.data]).toEqual([luma, luma, luma, luma]);
  expect([...planes.blue.data, ...planes.red.data]).toEqual([blue, red]);
});

test('four pixels share one chroma sample', () => {
  const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
  const { luma, blue, red } = toPlanes({ width: 2, height: 2, data });
  expect([...luma.data]).toEqual([63, 32, 16, 16]);
  expect([...blue.data, ...red.data]).toEqual([150, 153]);
});
