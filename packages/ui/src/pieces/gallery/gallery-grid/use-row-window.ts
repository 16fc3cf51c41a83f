import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isWindow, offsetOf, shownIn } from '../../../lib/scroller';
import { renderedCells, firstCells, type RenderedCells } from './rendered-cells';
import { useVirtualRows } from './use-virtual-rows';
import {
  cellOf,
  differs,
  heightsOfRenderedRows,
  differsInSize,
  lengthBeyond,
  padEnd,
  readGridLayout,
  startOfRow,
  type GridLayout,
} from './grid-layout';

/** Number of cards rendered before the layout is known: on a server and in the first render of a browser. */
const FIRST_CARDS = 24;

/** Rows rendered beyond what the scroller shows, so that they exist before the focus or the scroll reaches them. */
const ROWS_BEYOND = 2;

export interface RowWindow {
  grid: RefObject<HTMLElement | null>;
  /** Number of items. */
  count: number;
  /** Whether only the rows in and near the visible part of the scroller are rendered, or all. */
  windowed: boolean;
  /** Whether the number of columns is needed; always while only some rows are rendered. */
  measured: boolean;
  /** Index of the item whose row stays rendered with its neighbours at any scroll position. */
  kept: number | undefined;
}

/** Returns the cards to render at the current scroll position. */
export function useRowWindow({
  grid,
  count,
  windowed,
  measured,
  kept,
}: RowWindow): RenderedCells & { columns?: number } {
  const [layout, setLayout] = useState<GridLayout>();
  const anchor = useRef<{ item: number; rowsAbove: number }>(undefined);
  const columns = layout?.columns ?? 1;
  const scroller = layout?.scroller;
  const keptRow = kept === undefined ? undefined : Math.floor(kept / columns);

  const { virtualizer, rows, visible, total } = useVirtualRows({
    scroller: windowed ? scroller : undefined,
    count: Math.ceil(count / columns),
    estimateSize: () => layout?.rowHeight ?? 0,
    gap: layout?.gap,
    scrollMargin: layout?.top,
    overscan: ROWS_BEYOND,
    rangeExtractor: useCallback((range: Range) => withKeptRows(range, keptRow), [keptRow]),
  });

  /* The cards have another size: discard measured heights and scroll to the card that was the first visible one. */
  useLayoutEffect(() => {
    virtualizer.measure();
    if (!layout || !anchor.current) return;
    const { item, rowsAbove } = anchor.current;
    const top = startOfRow(Math.floor(item / layout.columns) + rowsAbove, layout);
    layout.scroller.scrollTo(0, layout.top + top);
  }, [virtualizer, layout]);

  /** Applies the current layout of the page: columns, heights of rows, position of the grid. */
  const applyLayout = useEffectEvent(() => {
    const now = measured && grid.current ? readGridLayout(grid.current) : undefined;
    if (!grid.current || !now) return;
    const offset = offsetOf(now.scroller);
    if (!layout) {
      // Code that restores the scroll position before the next render needs the full height of the page.
      if (windowed) padEnd(grid.current, lengthBeyond(FIRST_CARDS, count, now));
      // With this height another element may scroll.
      setLayout(readGridLayout(grid.current));
    } else if (now.scroller !== layout.scroller) {
      setLayout(now);
    } else if (differsInSize(layout, now)) {
      const row = rows.find(({ index }) => index === visible);
      if (row && offset > layout.top) {
        const scrolledRows = (offset - row.start) / startOfRow(1, layout);
        const wholeRows = Math.round(Math.min(scrolledRows, 1));
        anchor.current = { item: (row.index + wholeRows) * columns, rowsAbove: scrolledRows - wholeRows };
      }
      setLayout(now);
    } else if (differs(layout.top, now.top)) {
      setLayout({ ...layout, top: now.top });
    } else if (!differs(offset, virtualizer.scrollOffset ?? 0, 1)) {
      // While the virtualizer has not reported the last scroll, nothing is measured; that happens after its report.
      for (const { row, height } of heightsOfRenderedRows(grid.current)) {
        const measurement = virtualizer.measurementsCache[row];
        if (measurement && differs(measurement.size, height)) virtualizer.resizeItem(row, height);
      }
      const cell = anchor.current && cellOf(grid.current, anchor.current.item);
      if (!anchor.current || !cell) return;
      const { top } = cell.getBoundingClientRect();
      const shift = top - shownIn(now.scroller).top + startOfRow(anchor.current.rowsAbove, layout);
      if (differs(shift, 0)) now.scroller.scrollBy(0, shift);
      else anchor.current = undefined;
    }
  });

  useLayoutEffect(() => applyLayout());

  useEffect(() => {
    if (!measured || !grid.current) return undefined;
    const observer = window.ResizeObserver && new ResizeObserver(() => applyLayout());
    const scrolled = scroller && !isWindow(scroller) ? scroller.children : [];
    for (const element of [grid.current, grid.current.ownerDocument.body, ...scrolled])
      observer?.observe(element);
    return () => observer?.disconnect();
  }, [measured, grid, scroller]);

  if (!windowed) return { ...firstCells(count), columns: layout?.columns };
  if (!layout || visible === undefined) return firstCells(Math.min(count, FIRST_CARDS));
  const { top } = layout;
  const cells = renderedCells({
    rows: rows.map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
    visible,
    columns,
    count,
    total,
  });
  return { ...cells, columns };
}

/** The visible rows and those near them, and the kept row with its two neighbours, which Tab reaches from there. */
function withKeptRows(range: Range, kept: number | undefined): number[] {
  const visibleRows = defaultRangeExtractor(range);
  if (kept === undefined) return visibleRows;
  const keptRows = [kept - 1, kept, kept + 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...visibleRows, ...keptRows])].sort((one, other) => one - other);
}
