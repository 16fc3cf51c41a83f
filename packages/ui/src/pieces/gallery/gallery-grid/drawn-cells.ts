/** A row of cards that is to be drawn, with its edges in pixels from the top of the grid. */
export interface DrawnRow {
  index: number;
  start: number;
  end: number;
}

/** A card that is to be drawn. */
export interface DrawnCell {
  /** Its item's place in the list. */
  index: number;
  /** The number of the row that it begins, if that row's height is of interest. */
  row?: number;
  /** Where it lies, if it is kept far from the rows that one sees. */
  away?: { top: number; column: number };
}

export interface DrawnCells {
  cells: readonly DrawnCell[];
  /** The room that those above and below would take, in pixels. */
  before: number;
  after: number;
}

export interface RowsToDraw {
  rows: readonly DrawnRow[];
  /** One of the rows that are seen. */
  seen: number;
  columns: number;
  /** How many items there are. */
  count: number;
  /** The height of all rows. */
  total: number;
}

/** The first so many cards, for a page that is not laid out yet. */
export function firstCells(count: number): DrawnCells {
  const cells = Array.from({ length: count }, (_, index) => ({ index, row: index === 0 ? 0 : undefined }));
  return { cells, before: 0, after: 0 };
}

/** The rows around the seen one follow each other; any other is laid where it belongs, without a part in the flow. */
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

/** The rows that follow each other without a gap and of which one has the index. */
function runAround(rows: readonly DrawnRow[], index: number): readonly DrawnRow[] {
  const at = rows.findIndex((row) => row.index === index);
  const isRun = (row: DrawnRow, place: number) => row.index - index === place - at;
  return at < 0 ? [] : rows.filter(isRun);
}
