import { TOKEN_PACKS } from '@product/domain';
import { expect, test } from 'vitest';
import { bestValue, pricePerToken } from './pack-value';

test('a token of a pack costs its share of the price', () => {
  expect(TOKEN_PACKS.map(pricePerToken)).toEqual([0.2, 0.2, 0.18, 0.16, 0.15]);
});

test('the best value is the pack with the cheapest token', () => {
  expect(bestValue(TOKEN_PACKS)?.id).toBe('ultimate');
  expect(bestValue(TOKEN_PACKS.toReversed())?.id).toBe('ultimate');
});

test('of equals, or of one alone, none is the best value', () => {
  expect(bestValue(TOKEN_PACKS.slice(0, 2))).toBeUndefined();
  expect(bestValue(TOKEN_PACKS.slice(0, 1))).toBeUndefined();
  expect(bestValue([])).toBeUndefined();
});
