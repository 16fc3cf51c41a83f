import { expect, test } from 'vitest';
import { isOnTheWay } from './is-on-the-way';

const ABOVE = { left: 80, right: 160, top: 0, bottom: 24 };
const FROM = { x: 120, y: 40 };

test.each([
  ['straight up', { x: 120, y: 30 }, true],
  ['up, towards a corner', { x: 104, y: 32 }, true],
  ['within the box', { x: 120, y: 10 }, true],
  ['sideways', { x: 140, y: 40 }, false],
  ['away', { x: 120, y: 50 }, false],
  ['up, past a corner', { x: 40, y: 30 }, false],
  ['through the box and out again', { x: 120, y: -4 }, false],
])('a pointer that moves %s', (_, through, expected) => {
  expect(isOnTheWay(FROM, through, ABOVE)).toBe(expected);
});
