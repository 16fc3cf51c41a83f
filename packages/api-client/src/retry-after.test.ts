import { afterEach, expect, test, vi } from 'vitest';
import { readRetryAfter } from './retry-after';

afterEach(() => vi.useRealTimers());

test.each([
  ['seconds', '120', 120_000],
  ['no wait', '0', 0],
  ['a date', 'Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
  ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['a negative number', '-5', undefined],
  ['a fraction', '1.5', undefined],
  ['a word', 'soon', undefined],
  ['more digits than a number has', '9'.repeat(400), undefined],
  ['nothing', '', undefined],
])('Retry-After with %s', (_, value, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 21, 7, 28) });
  expect(readRetryAfter(new Headers({ 'retry-after': value }))).toBe(expected);
});

test('a response without the header', () => {
  expect(readRetryAfter(new Headers())).toBeUndefined();
});
