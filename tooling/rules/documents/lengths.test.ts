import { expect, test } from 'vitest';
import { findLength } from './lengths.ts';

const words = (count: number) => '| word '.repeat(count);

test.each([
  ['README.md', 600],
  ['CONTRIBUTING.md', 700],
  ['AGENTS.md', 300],
  ['docs/adr/0001-any.md', 400],
])('%s has at most %i words', (file, limit) => {
  expect(findLength(file, words(limit))).toEqual([]);
  expect(findLength(file, words(limit + 1))).toEqual([expect.stringContaining(`of at most ${limit}`)]);
});

test('a guide may be longer', () => {
  expect(findLength('docs/guides/deploy.md', words(5000))).toEqual([]);
});
