/** How the grid lies on the page, in CSS pixels. */
export interface GridLayout {
  columns: number;
  /** Between two rows. */
  gap: number;
  width: number;
  /** From the top of the page. */
  top: number;
  /** Of the first row that was drawn at this width: what the others are taken for until they are drawn. */
  rowHeight: number;
}

/** What the stylesheet has made of the grid, or nothing where nothing is laid out. */
export function readGridLayout(grid: HTMLElement): GridLayout | undefined {
  const rowHeight = grid.querySelector(':scope > [data-row]')?.getBoundingClientRect().height ?? 0;
  if (rowHeight === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const { top, width } = grid.getBoundingClientRect();
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    width,
    top: top + window.scrollY,
    rowHeight,
  };
}

/** Whether cards have other sizes in one than in the other. */
export function isOtherShape(one: GridLayout, other: GridLayout): boolean {
  return one.columns !== other.columns || differs(one.width, other.width) || differs(one.gap, other.gap);
}

/** Whether it lies elsewhere on the page. */
export function isOtherPlace(one: GridLayout, other: GridLayout): boolean {
  return differs(one.top, other.top);
}

/** Pixels that are no rounding. */
export function differs(one: number, other: number, rounding = 0.5): boolean {
  return Math.abs(one - other) > rounding;
}

/** Where a row begins, below the grid's upper edge, were all like the first. */
export function startOfRow(row: number, { rowHeight, gap }: GridLayout): number {
  return row * (rowHeight + gap);
}

/** What the rows take that come after so many items. */
export function lengthBeyond(items: number, count: number, layout: GridLayout): number {
  const rows = Math.ceil(count / layout.columns) - Math.ceil(items / layout.columns);
  return startOfRow(Math.max(0, rows), layout);
}

/** Makes the grid so much longer at once, without waiting for it to be drawn anew. */
export function padEnd(grid: HTMLElement, length: number): void {
  grid.style.paddingBlockEnd = `${length}px`;
}

/** The drawn rows and how high each has become. */
export function heightsOfDrawnRows(grid: HTMLElement) {
  return Array.from(grid.querySelectorAll<HTMLElement>(':scope > [data-row]'), (cell) => ({
    row: Number(cell.dataset['row']),
    height: cell.getBoundingClientRect().height,
  }));
}

/** The cell of an item, if it is drawn. */
export function cellOf(grid: HTMLElement, index: number): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
}
