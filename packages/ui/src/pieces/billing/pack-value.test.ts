import { TOKEN_PACKS } from '@product/domain';
import { expect, test } from 'vitest';
import { bestValue, pricePerToken } from './pack-value';

test('the price per token is the price of the pack divided by its tokens', () => {
  expect(TOKEN_PACKS.map(pricePerToken)).toEqual([0.2, 0.2, 0.18, 0.16, 0.15]);
});

test('the best value is the pack with the lowest price per token', () => {
  expect(bestValue(TOKEN_PACKS)?.id).toBe('ultimate');
  expect(bestValue(TOKEN_PACKS.toReversed())?.id).toBe('ultimate');
});

test('equal packs, a single pack and an empty list have no best value', () => {
  expect(bestValue(TOKEN_PACKS.slice(0, 2))).toBeUndefined();
  expect(bestValue(TOKEN_PACKS.slice(0, 1))).toBeUndefined();
  expect(bestValue([])).toBeUndefined();
});
