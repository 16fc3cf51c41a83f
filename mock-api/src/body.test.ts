import { expect, test } from 'vitest';
import { nestingOf } from './body';

test.each([
  ['', 0],
  ['1', 0],
  ['[]', 1],
  ['[[],[[]],{}]', 3],
  ['{"a":[{"b":1}],"c":2}', 3],
  ['"[[[["', 0],
  ['["\\"[[[", {}]', 2],
  ['{"\\\\":[]}', 2],
  ['[{"unfinished', 2],
  [']]]][', 0],
])('%j is nested %i deep', (json, depth) => {
  expect(nestingOf(json)).toBe(depth);
});
