import { expect, test } from 'vitest';
import { NAL, nalUnit } from './nal-unit';

test.each([
  [
    [0, 0, 0],
    [0, 0, 3, 0],
  ],
  [
    [0, 0, 1],
    [0, 0, 3, 1],
  ],
  [
    [0, 0, 3, 9],
    [0, 0, 3, 3, 9],
  ],
  [
    [0, 0, 0, 0, 0],
    [0, 0, 3, 0, 0, 3, 0],
  ],
  [
    [0, 0, 4],
    [0, 0, 4],
  ],
  [
    [0, 1, 0, 2],
    [0, 1, 0, 2],
  ],
])('%j is written without a start code', (payload, escaped) => {
  const [, ...unit] = nalUnit(NAL.sequence, Uint8Array.from(payload), true);
  expect(unit).toEqual(escaped);
});

test('the header contains the type of the unit, and whether others refer to it', () => {
  const payload = Uint8Array.of(0x80);
  expect(nalUnit(NAL.stillSlice, payload, true)[0]).toBe(0x65);
  expect(nalUnit(NAL.movedSlice, payload, false)[0]).toBe(0x01);
});
