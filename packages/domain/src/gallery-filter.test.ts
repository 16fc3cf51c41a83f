import { expect, test } from 'vitest';
import { isLimiting, withoutLimits } from './gallery-filter';

test('a search limits the list, a sort order does not', () => {
  expect(isLimiting({ sort: 'title', whole: true })).toBe(false);
  expect(isLimiting({ query: '', liked: false })).toBe(false);
  expect(isLimiting({ query: 'a' })).toBe(true);
});

test('a filter without its limits keeps the sort order and the picture ratio', () => {
  expect(withoutLimits({ query: 'a', liked: true, sort: 'title', whole: true })).toEqual({
    sort: 'title',
    whole: true,
  });
});
