/** A row of cards to render, with its edges in pixels from the top of the grid. */
export interface DrawnRow {
  index: number;
  start: number;
  end: number;
}

export interface DrawnCell {
  /** Index of the item in the list. */
  index: number;
  /** Index of the row that the card begins, if the row's height is to be measured. */
  row?: number;
  /** Position if the card is rendered away from the visible rows: `top` in pixels, `column` from 0. */
  away?: { top: number; column: number };
}

export interface DrawnCells {
  cells: readonly DrawnCell[];
  /** Height in pixels above and below the rows in the flow, in place of the other rows. */
  before: number;
  after: number;
}

export interface RowsToDraw {
  rows: readonly DrawnRow[];
  /** Index of one of the visible rows. */
  seen: number;
  columns: number;
  /** Number of items. */
  count: number;
  /** Height of all rows, in pixels. */
  total: number;
}

/** The first `count` cards, for a page without layout. */
export function firstCells(count: number): DrawnCells {
  const cells = Array.from({ length: count }, (_, index) => ({ index, row: index === 0 ? 0 : undefined }));
  return { cells, before: 0, after: 0 };
}

/** Puts the rows contiguous with the visible one in the flow; any other row is positioned absolutely. */
export function drawnCells({ rows, seen, columns, count, total }: RowsToDraw): DrawnCells {
  const flow = runAround(rows, seen);
  const cells = rows.flatMap((row) => {
    const first = row.index * columns;
    const inFlow = flow.includes(row);
    return Array.from({ length: Math.min(columns, count - first) }, (_, column) => ({
      index: first + column,
      row: inFlow && column === 0 ? row.index : undefined,
      away: inFlow ? undefined : { top: row.start, column },
    }));
  });
  return { cells, before: flow[0]?.start ?? 0, after: total - (flow.at(-1)?.end ?? 0) };
}

/** The contiguous rows that include the one with the index. */
function runAround(rows: readonly DrawnRow[], index: number): readonly DrawnRow[] {
  const at = rows.findIndex((row) => row.index === index);
  const isRun = (row: DrawnRow, place: number) => row.index - index === place - at;
  return at < 0 ? [] : rows.filter(isRun);
}
