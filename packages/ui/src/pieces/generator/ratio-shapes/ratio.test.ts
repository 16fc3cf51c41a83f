import { ASPECT_RATIOS } from '@product/domain';
import { expect, test } from 'vitest';
import { cssRatio, ratioShape, ratioValue } from './ratio';

test('a ratio is width over height', () => {
  expect(ratioValue('1:1')).toBe(1);
  expect(ratioValue('16:9')).toBeCloseTo(1.778, 3);
  expect(cssRatio('9:16')).toBe('9 / 16');
});

test.each(ASPECT_RATIOS)('the shape of %s is true and covers the common area', (ratio) => {
  const { inlineSize, blockSize } = ratioShape(ratio);
  expect(inlineSize / blockSize).toBeCloseTo(ratioValue(ratio), 0);
  expect(Math.abs(inlineSize * blockSize - 484)).toBeLessThan(25);
});
