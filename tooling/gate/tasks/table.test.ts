import { expect, test } from 'vitest';
import { summary } from './table.mjs';

test('the last line is the sum of all tasks', () => {
  const lines = summary(
    [
      { name: 'format', passed: 1, failed: 0, seconds: 2 },
      { name: 'unit', passed: 40, failed: 2, seconds: 3.14 },
    ],
    4,
  ).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
});

test('every task has a line with its mark, counts and time', () => {
  const text = summary([{ name: 'unit', passed: 40, failed: 2, seconds: 3.14 }], 4);
  expect(text).toMatch(/✗ unit +40 +2 +3\.1 s/);
});

test('the total time of parallel tasks is less than their sum', () => {
  const text = summary([result('lint', 3), result('types', 5)], 6.2);
  expect(text).toMatch(/✓ total +2 +0 +6\.2 s/);
});

const result = (name: string, seconds: number) => ({ name, passed: 1, failed: 0, seconds });
