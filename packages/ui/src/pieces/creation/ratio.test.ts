import { ASPECT_RATIOS, ratioValue } from '@product/domain';
import { expect, test } from 'vitest';
import { cssRatio, ratioShape } from './ratio';

test('in CSS a ratio is width over height', () => {
  expect(cssRatio('9:16')).toBe('9 / 16');
});

test.each(ASPECT_RATIOS)('the shape of %s has that ratio and covers the common area', (ratio) => {
  const { inlineSize, blockSize } = ratioShape(ratio);
  expect(inlineSize / blockSize).toBeCloseTo(ratioValue(ratio), 0);
  expect(Math.abs(inlineSize * blockSize - 484)).toBeLessThan(25);
});
