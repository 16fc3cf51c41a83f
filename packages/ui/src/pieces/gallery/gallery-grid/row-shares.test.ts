import { expect, test } from 'vitest';
import { rowShares } from './row-shares';

const numbers = (ratios: number[]) =>
  rowShares(ratios).map(({ inlineSize, marginInlineStart }) => ({
    size: Number.parseFloat(inlineSize) / 100,
    start: Number.parseFloat(marginInlineStart) / 100,
  }));

test('pictures of a row have the same height, and fill it', () => {
  const ratios = [16 / 9, 1, 9 / 16, 3 / 4];
  const shares = numbers(ratios);
  const heights = shares.map(({ size }, place) => size / (ratios[place] ?? 1));
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 3);
  expect(shares.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(4, 3);
});

test('each begins where the one before ends', () => {
  const shares = numbers([2, 1, 0.5]);
  shares.forEach(({ start }, column) => {
    const before = shares.slice(0, column).reduce((sum, { size }) => sum + size, 0);
    expect(column + start).toBeCloseTo(before, 3);
  });
});

test('pictures of the same ratio lie in their columns', () => {
  expect(numbers([1, 1, 1])).toEqual([1, 1, 1].map((size) => ({ size, start: 0 })));
});

test('a row that is not full takes a column for each picture', () => {
  expect(numbers([1])).toEqual([{ size: 1, start: 0 }]);
  expect(numbers([2, 2]).map(({ size }) => size)).toEqual([1, 1]);
});
