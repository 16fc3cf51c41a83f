import { expect, test } from 'vitest';
import { replaceInPair } from './compared-pair';

test.each([
  [[0, 1], 0, 3, [1, 3]],
  [[0, 1], 1, 4, [0, 4]],
  [[2, 4], 1, 0, [0, 2]],
  [[0, 1], 0, 1, [0, 1]],
  [[0, 3], 1, 3, [0, 3]],
] as const)('%j with slot %i set to place %i is %j', (pair, slot, place, expected) => {
  expect(replaceInPair(pair, slot, place)).toEqual(expected);
});
