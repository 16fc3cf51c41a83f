import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemAfterKey, type GridPosition } from './grid-keys';

/** Four columns, three rows in the window, ten items: the last row has two. */
const at = (index: number, more: Partial<GridPosition> = {}): GridPosition => ({
  index,
  count: 10,
  columns: 4,
  rowsInView: 3,
  isRightToLeft: false,
  ...more,
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['PageDown', 0, 8],
  ['PageDown', 2, 9],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 7, 0],
  ['End', 2, 9],
])('%s leads from %i to %i', (key, from, to) => expect(itemAfterKey(key, at(from))).toBe(to));

test('from right to left, the arrows to the side are mirrored', () => {
  expect(itemAfterKey('ArrowLeft', at(1, { isRightToLeft: true }))).toBe(2);
  expect(itemAfterKey('ArrowRight', at(1, { isRightToLeft: true }))).toBe(0);
});

test.each(['Tab', 'a', 'Enter', 'constructor'])('%s is no key of a grid', (key) =>
  expect(itemAfterKey(key, at(1))).toBeUndefined(),
);

test('every key of a grid leads to an item of it', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  const positions = fc
    .record({ count: fc.integer({ min: 1, max: 50 }), columns: fc.integer({ min: 1, max: 4 }) })
    .chain(({ count, columns }) =>
      fc.record({
        index: fc.integer({ min: 0, max: count - 1 }),
        count: fc.constant(count),
        columns: fc.constant(columns),
        rowsInView: fc.integer({ min: 0, max: 6 }),
        isRightToLeft: fc.boolean(),
      }),
    );
  fc.assert(
    fc.property(fc.constantFrom(...keys), positions, (key, position) => {
      const next = itemAfterKey(key, position);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(position.count);
    }),
  );
});
