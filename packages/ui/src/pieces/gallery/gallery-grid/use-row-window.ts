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
import { drawnCells, firstCells, type DrawnCells } from './drawn-cells';
import { useVirtualRows } from './use-virtual-rows';
import {
  cellOf,
  differs,
  heightsOfDrawnRows,
  isOtherPlace,
  isOtherShape,
  lengthBeyond,
  padEnd,
  readGridLayout,
  startOfRow,
  type GridLayout,
} from './grid-layout';

/** What is drawn before anything is known of the page: on a server, and for the blink of an eye. */
const FIRST_CARDS = 24;

/** Rows drawn beyond both edges of the window, so that they are there when the focus or the eye gets to them. */
const ROWS_BEYOND = 2;

export interface RowWindow {
  grid: RefObject<HTMLElement | null>;
  /** How many items there are. */
  count: number;
  /** Whether only the rows in sight are drawn, or all. */
  windowed: boolean;
  /** The item whose row stays drawn with its neighbours, wherever the page is scrolled to. */
  kept: number | undefined;
}

/** Which cards are to be drawn while the page scrolls past a grid of them. */
export function useRowWindow({ grid, count, windowed, kept }: RowWindow): DrawnCells {
  const [layout, setLayout] = useState<GridLayout>();
  const anchor = useRef<{ item: number; rowsAbove: number }>(undefined);
  const columns = layout?.columns ?? 1;
  const keptRow = kept === undefined ? undefined : Math.floor(kept / columns);

  const { virtualizer, rows, seen, total } = useVirtualRows({
    enabled: windowed && layout !== undefined,
    count: Math.ceil(count / columns),
    estimateSize: () => layout?.rowHeight ?? 0,
    gap: layout?.gap,
    scrollMargin: layout?.top,
    overscan: ROWS_BEYOND,
    rangeExtractor: useCallback((range: Range) => withKeptRows(range, keptRow), [keptRow]),
  });

  /* Cards of another size: their heights are forgotten, and one goes to where the card is that was seen first. */
  useLayoutEffect(() => {
    virtualizer.measure();
    if (!layout || !anchor.current) return;
    const { item, rowsAbove } = anchor.current;
    window.scrollTo(0, layout.top + startOfRow(Math.floor(item / layout.columns) + rowsAbove, layout));
  }, [virtualizer, layout]);

  /** Takes over what the page has become: columns, heights of rows, where the grid lies. */
  const settle = useEffectEvent(() => {
    const now = windowed && grid.current ? readGridLayout(grid.current) : undefined;
    if (!grid.current || !now) return;
    if (!layout) {
      // Whoever scrolls the page back to where it was finds it as long as it will be.
      padEnd(grid.current, lengthBeyond(FIRST_CARDS, count, now));
      setLayout(now);
    } else if (isOtherShape(layout, now)) {
      const row = rows.find(({ index }) => index === seen);
      if (row && window.scrollY > layout.top) {
        const past = (window.scrollY - row.start) / startOfRow(1, layout);
        const passed = Math.round(Math.min(past, 1));
        anchor.current = { item: (row.index + passed) * columns, rowsAbove: past - passed };
      }
      setLayout(now);
    } else if (isOtherPlace(layout, now)) {
      setLayout({ ...layout, top: now.top });
    } else if (!differs(window.scrollY, virtualizer.scrollOffset ?? 0, 1)) {
      // What a scroll that is not reported yet has changed is taken over after its report.
      for (const { row, height } of heightsOfDrawnRows(grid.current)) {
        const known = virtualizer.measurementsCache[row];
        if (known && differs(known.size, height)) virtualizer.resizeItem(row, height);
      }
      const cell = anchor.current && cellOf(grid.current, anchor.current.item);
      if (!anchor.current || !cell) return;
      const shift = cell.getBoundingClientRect().top + startOfRow(anchor.current.rowsAbove, layout);
      if (differs(shift, 0)) window.scrollBy(0, shift);
      else anchor.current = undefined;
    }
  });

  useLayoutEffect(() => settle());

  useEffect(() => {
    if (!windowed || !grid.current) return undefined;
    const observer = new ResizeObserver(() => settle());
    observer.observe(grid.current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [windowed, grid]);

  if (!windowed) return firstCells(count);
  if (!layout || seen === undefined) return firstCells(Math.min(count, FIRST_CARDS));
  const { top } = layout;
  return drawnCells({
    rows: rows.map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
    seen,
    columns,
    count,
    total,
  });
}

/** The rows in and next to the window, and the kept one with the two that the Tab key goes to from there. */
function withKeptRows(range: Range, kept: number | undefined): number[] {
  const near = defaultRangeExtractor(range);
  if (kept === undefined) return near;
  const around = [kept - 1, kept, kept + 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...near, ...around])].sort((one, other) => one - other);
}
