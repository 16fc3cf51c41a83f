export interface GridPosition {
  index: number;
  /** Number of items. */
  count: number;
  columns: number;
  /** Number of rows that are visible at once. */
  rowsInView: number;
  isRightToLeft: boolean;
}

/** The item that a key leads to. `undefined` if it is no key of a grid. At an edge it is the item itself. */
export function itemAfterKey(key: string, position: GridPosition): number | undefined {
  const { index, count, columns, rowsInView, isRightToLeft } = position;
  const forward = isRightToLeft ? -1 : 1;
  const page = Math.max(1, rowsInView - 1) * columns;
  const targets: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined || (target >= 0 && target < count)) return target;
  // A whole page leads to the edge. Down leads to a last row that is not full.
  if (key === 'PageUp') return index % columns;
  const isInLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns);
  return key === 'PageDown' || (key === 'ArrowDown' && !isInLastRow) ? count - 1 : index;
}
