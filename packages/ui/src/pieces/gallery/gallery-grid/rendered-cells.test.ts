import { expect, test } from 'vitest';
import { renderedCells, firstCells } from './rendered-cells';

const row = (index: number) => ({ index, start: index * 100, end: index * 100 + 90 });

test('contiguous visible rows are in the flow, with the height of the other rows before and after', () => {
  const { cells, before, after } = renderedCells({
    rows: [row(4), row(5), row(6)],
    visible: 5,
    columns: 3,
    count: 30,
    total: 990,
  });
  expect(cells.map(({ index }) => index)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(cells.filter((cell) => cell.row !== undefined).map((cell) => cell.row)).toEqual([4, 5, 6]);
  expect(cells.every(({ away }) => away === undefined)).toBe(true);
  expect({ before, after }).toEqual({ before: 400, after: 300 });
});

test('a row away from the visible ones is positioned absolutely', () => {
  const { cells, before } = renderedCells({
    rows: [row(0), row(4), row(5)],
    visible: 4,
    columns: 2,
    count: 12,
    total: 590,
  });
  expect(cells.slice(0, 2)).toEqual([
    { index: 0, row: undefined, away: { top: 0, column: 0 } },
    { index: 1, row: undefined, away: { top: 0, column: 1 } },
  ]);
  expect(before).toBe(400);
});

test('the last row may have fewer cells', () => {
  const { cells } = renderedCells({ rows: [row(2)], visible: 2, columns: 4, count: 10, total: 290 });
  expect(cells.map(({ index }) => index)).toEqual([8, 9]);
});

test('without layout the first cells are rendered, and the first row is measured', () => {
  const { cells } = firstCells(3);
  expect(cells).toEqual([
    { index: 0, row: 0 },
    { index: 1, row: undefined },
    { index: 2, row: undefined },
  ]);
});
