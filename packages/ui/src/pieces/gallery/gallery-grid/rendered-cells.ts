/** A row of cards to render, with its edges in pixels from the top of the grid. */
export interface RenderedRow {
  index: number;
  start: number;
  end: number;
}

export interface RenderedCell {
  /** Index of the item in the list. */
  index: number;
  /** Index of the row that the card begins, if the row's height is to be measured. */
  row?: number;
  /** Position if the card is rendered away from the visible rows: `top` in pixels, `column` from 0. */
  away?: { top: number; column: number };
}

export interface RenderedCells {
  cells: readonly RenderedCell[];
  /** Height in pixels above and below the rows in the flow, in place of the other rows. */
  before: number;
  after: number;
}

export interface RowsToRender {
  rows: readonly RenderedRow[];
  /** Index of one of the visible rows. */
  visible: number;
  columns: number;
  /** Number of items. */
  count: number;
  /** Height of all rows, in pixels. */
  total: number;
}

/** The first `count` cards, for a page without layout. */
export function firstCells(count: number): RenderedCells {
  const cells = Array.from({ length: count }, (_, index) => ({ index, row: index === 0 ? 0 : undefined }));
  return { cells, before: 0, after: 0 };
}

/** Puts the rows contiguous with the visible one in the flow; any other row is positioned absolutely. */
export function renderedCells({ rows, visible, columns, count, total }: RowsToRender): RenderedCells {
  const flow = contiguousRows(rows, visible);
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
function contiguousRows(rows: readonly RenderedRow[], index: number): readonly RenderedRow[] {
  const at = rows.findIndex((row) => row.index === index);
  const isContiguous = (row: RenderedRow, place: number) => row.index - index === place - at;
  return at < 0 ? [] : rows.filter(isContiguous);
}
