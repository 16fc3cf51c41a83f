'use client';

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

/** Rows rendered beyond both edges of the window, so that they exist before the focus or the scroll reaches them. */
const ROWS_BEYOND = 2;

export interface RowWindow {
  grid: RefObject<HTMLElement | null>;
  /** Number of items. */
  count: number;
  /** Whether only the rows near the window are rendered, or all. */
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
  const keptRow = kept === undefined ? undefined : Math.floor(kept / columns);

  const { virtualizer, rows, visible, total } = useVirtualRows({
    enabled: windowed && layout !== undefined,
    count: Math.ceil(count / columns),
    estimateSize: () => layout?.rowHeight ?? 0,
    gap: layout?.gap,
    scrollMargin: layout?.top,
    overscan: ROWS_BEYOND,
    rangeExtractor: useCallback((range: Range) => withKeptRows(range, keptRow), [keptRow]),
  });

  /* The cards have another size: discard measured heights and scroll to the card that was first in the window. */
  useLayoutEffect(() => {
    virtualizer.measure();
    if (!layout || !anchor.current) return;
    const { item, rowsAbove } = anchor.current;
    window.scrollTo(0, layout.top + startOfRow(Math.floor(item / layout.columns) + rowsAbove, layout));
  }, [virtualizer, layout]);

  /** Applies the current layout of the page: columns, heights of rows, position of the grid. */
  const applyLayout = useEffectEvent(() => {
    const now = measured && grid.current ? readGridLayout(grid.current) : undefined;
    if (!grid.current || !now) return;
    if (!layout) {
      // Code that restores the scroll position before the next render needs the full height of the page.
      if (windowed) padEnd(grid.current, lengthBeyond(FIRST_CARDS, count, now));
      setLayout(now);
    } else if (differsInSize(layout, now)) {
      const row = rows.find(({ index }) => index === visible);
      if (row && window.scrollY > layout.top) {
        const scrolledRows = (window.scrollY - row.start) / startOfRow(1, layout);
        const wholeRows = Math.round(Math.min(scrolledRows, 1));
        anchor.current = { item: (row.index + wholeRows) * columns, rowsAbove: scrolledRows - wholeRows };
      }
      setLayout(now);
    } else if (differs(layout.top, now.top)) {
      setLayout({ ...layout, top: now.top });
    } else if (!differs(window.scrollY, virtualizer.scrollOffset ?? 0, 1)) {
      // While the virtualizer has not reported the last scroll, nothing is measured; that happens after its report.
      for (const { row, height } of heightsOfRenderedRows(grid.current)) {
        const measurement = virtualizer.measurementsCache[row];
        if (measurement && differs(measurement.size, height)) virtualizer.resizeItem(row, height);
      }
      const cell = anchor.current && cellOf(grid.current, anchor.current.item);
      if (!anchor.current || !cell) return;
      const shift = cell.getBoundingClientRect().top + startOfRow(anchor.current.rowsAbove, layout);
      if (differs(shift, 0)) window.scrollBy(0, shift);
      else anchor.current = undefined;
    }
  });

  useLayoutEffect(() => applyLayout());

  useEffect(() => {
    if (!measured || !grid.current) return undefined;
    const observer = window.ResizeObserver && new ResizeObserver(() => applyLayout());
    observer?.observe(grid.current);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [measured, grid]);

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

/** The rows in and near the window, and the kept row with its two neighbours, which Tab reaches from there. */
function withKeptRows(range: Range, kept: number | undefined): number[] {
  const visibleRows = defaultRangeExtractor(range);
  if (kept === undefined) return visibleRows;
  const keptRows = [kept - 1, kept, kept + 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...visibleRows, ...keptRows])].sort((one, other) => one - other);
}
