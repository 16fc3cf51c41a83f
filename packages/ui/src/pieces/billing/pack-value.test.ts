import { expect, test } from 'vitest';
import { bestValue, pricePerToken } from './pack-value';

const PACKS = [
  { id: 'small', tokens: 25, price: 5, features: [] },
  { id: 'middle', tokens: 100, price: 20, features: [] },
  { id: 'large', tokens: 500, price: 80, features: [] },
];

test('the price per token is the price of the pack divided by its tokens', () => {
  expect(PACKS.map(pricePerToken)).toEqual([0.2, 0.2, 0.16]);
});

test('the best value is the pack with the lowest price per token', () => {
  expect(bestValue(PACKS)?.id).toBe('large');
  expect(bestValue(PACKS.toReversed())?.id).toBe('large');
});

test('equal packs, a single pack and an empty list have no best value', () => {
  expect(bestValue(PACKS.slice(0, 2))).toBeUndefined();
  expect(bestValue(PACKS.slice(0, 1))).toBeUndefined();
  expect(bestValue([])).toBeUndefined();
});
