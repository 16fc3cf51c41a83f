import { expect, test } from 'vitest';
import { isLimiting, withoutLimits } from './gallery-filter';

test('an order limits nothing, a search does', () => {
  expect(isLimiting({ sort: 'title', whole: true })).toBe(false);
  expect(isLimiting({ query: '', liked: false })).toBe(false);
  expect(isLimiting({ query: 'a' })).toBe(true);
});

test('without its limits a filter keeps the order and the look', () => {
  expect(withoutLimits({ query: 'a', liked: true, sort: 'title', whole: true })).toEqual({
    sort: 'title',
    whole: true,
  });
});
