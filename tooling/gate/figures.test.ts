import { expect, test } from 'vitest';
import { isMet, rounded, sentenceOf } from './figures.ts';

test('a figure is met within its limits, and without any', () => {
  const figure = { name: 'opened', value: 100, unit: 'ms' };
  expect(isMet(figure)).toBe(true);
  expect(isMet({ ...figure, atMost: 100 })).toBe(true);
  expect(isMet({ ...figure, atMost: 99.9 })).toBe(false);
  expect(isMet({ ...figure, atLeast: 100.1 })).toBe(false);
  expect(isMet({ ...figure, value: Number.NaN, atMost: 100 })).toBe(false);
});

test('a sentence contains the value, its unit and its limits', () => {
  expect(sentenceOf({ name: 'opened', value: 61.94, unit: 'ms', atMost: 100 })).toBe(
    'opened: 61.94 ms (at most 100)',
  );
  expect(sentenceOf({ name: 'shift', value: 0.000_091, unit: '', atMost: 0.001 })).toBe(
    'shift: 0.000091 (at most 0.001)',
  );
  expect(sentenceOf({ name: 'frames', value: 68, unit: 'per second', atLeast: 60 })).toBe(
    'frames: 68 per second (at least 60)',
  );
});

test.each([
  [166.94, 166.9],
  [49.994, 49.99],
  [5450, 5450],
  [0.1234, 0.123],
])('%d is rounded to %d', (value, expected) => {
  expect(rounded(value)).toBe(expected);
});
