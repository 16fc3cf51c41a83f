import { offsetOf, scrollerOf, shownIn, type Scroller } from '../../../lib/scroller';

/** Layout of the grid, in CSS pixels. */
export interface GridLayout {
  columns: number;
  /** Gap between two rows. */
  gap: number;
  width: number;
  /** What scrolls the grid. */
  scroller: Scroller;
  /** Distance of the grid from the top of what its scroller scrolls. */
  top: number;
  /** Height of the first row rendered at this width: the estimate for rows that are not rendered yet. */
  rowHeight: number;
}

/** Reads the computed layout of the grid; `undefined` if nothing is laid out. */
export function readGridLayout(grid: HTMLElement): GridLayout | undefined {
  const rowHeight = grid.querySelector(':scope > [data-row]')?.getBoundingClientRect().height ?? 0;
  if (rowHeight === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const { top, width } = grid.getBoundingClientRect();
  const scroller = scrollerOf(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    width,
    scroller,
    top: top - shownIn(scroller).top + offsetOf(scroller),
    rowHeight,
  };
}

/** Whether the cards have different sizes in the two layouts. */
export function differsInSize(one: GridLayout, other: GridLayout): boolean {
  return one.columns !== other.columns || differs(one.width, other.width) || differs(one.gap, other.gap);
}

/** Whether two lengths in pixels differ by more than `rounding`, by default 0.5. */
export function differs(one: number, other: number, rounding = 0.5): boolean {
  return Math.abs(one - other) > rounding;
}

/** Distance of a row from the grid's top edge if all rows had the height of the first one. */
export function startOfRow(row: number, { rowHeight, gap }: GridLayout): number {
  return row * (rowHeight + gap);
}

/** Height of the rows after the first `items` items. */
export function lengthBeyond(items: number, count: number, layout: GridLayout): number {
  const rows = Math.ceil(count / layout.columns) - Math.ceil(items / layout.columns);
  return startOfRow(Math.max(0, rows), layout);
}

/** Extends the grid in the DOM at once, without a render. */
export function padEnd(grid: HTMLElement, length: number): void {
  grid.style.paddingBlockEnd = `${length}px`;
}

export function heightsOfRenderedRows(grid: HTMLElement) {
  return Array.from(grid.querySelectorAll<HTMLElement>(':scope > [data-row]'), (cell) => ({
    row: Number(cell.dataset['row']),
    height: cell.getBoundingClientRect().height,
  }));
}

export function cellOf(grid: HTMLElement, index: number): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
}

/** Index of the item whose cell contains an event's target. */
export function indexOfCell(grid: HTMLElement, target: EventTarget | null): number | undefined {
  // Without `instanceof`: the elements of a frame are of its own classes.
  const cell = [...grid.children].find((child) => child.contains(target as Node | null));
  return cell && Number(cell.getAttribute('data-index'));
}
