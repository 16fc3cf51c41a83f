import { expect, test } from 'vitest';
import { isLimiting } from './gallery-filter';

test('an order limits nothing, a search does', () => {
  expect(isLimiting({ sort: 'title' })).toBe(false);
  expect(isLimiting({ query: '', liked: false })).toBe(false);
  expect(isLimiting({ query: 'a' })).toBe(true);
});
