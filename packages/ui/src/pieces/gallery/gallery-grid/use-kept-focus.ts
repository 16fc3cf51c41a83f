'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Key,
  type RefObject,
} from 'react';
import { FOCUS_LOST } from '../../../lib/focus-lost';
import { cellOf, indexOfCell } from './grid-layout';

type Identified = { id: Key };

/**
 * Tracks the focus in a grid. `kept` is the index of the item that has the focus or had it last; `keep` sets it. If that
 * item is removed, the item in its place is focused, so that the focus does not fall back to the start of the page.
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, items: readonly Identified[]) {
  const [last, setLast] = useState<{ id: Key; index: number }>();
  const inside = useRef(false);

  const kept = useMemo(() => last && placeOf(last, items), [last, items]);
  const gone = last !== undefined && kept !== undefined && items[kept]?.id !== last.id;

  useLayoutEffect(() => {
    if (!gone || !inside.current || document.activeElement !== document.body) return;
    takeOver(grid.current, kept);
  }, [grid, gone, kept]);

  const follow = useEffectEvent((element: HTMLElement, target: EventTarget | null) => {
    const index = indexOfCell(element, target);
    const item = index === undefined ? undefined : items[index];
    inside.current = item !== undefined;
    if (index === undefined || !item) return;
    if (item.id !== last?.id || index !== kept) setLast({ id: item.id, index });
    bringIntoSight(cellOf(element, index));
  });

  /* A confirmation dialog restores the focus, but the card that opened it has been removed: focus the card in its
     place. */
  const inherit = useEffectEvent((event: Event) => {
    if (gone && takeOver(grid.current, kept)) event.preventDefault();
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const enter = ({ target }: FocusEvent) => follow(element, target);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null if the window loses the focus or the focused card is removed: the state stays as it is.
      if (relatedTarget) inside.current = isWithin(element, relatedTarget);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    const orphaned = (event: Event) => inherit(event);
    element.addEventListener(FOCUS_LOST, orphaned);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      element.removeEventListener(FOCUS_LOST, orphaned);
    };
  }, [grid]);

  const keep = (index: number) => {
    const item = items[index];
    if (item) setLast({ id: item.id, index });
  };
  return { kept, keep };
}

/** Index of the item now, or of the item that took its place. */
function placeOf(
  { id, index }: { id: Key; index: number },
  items: readonly Identified[],
): number | undefined {
  if (items.length === 0) return undefined;
  if (items[index]?.id === id) return index;
  const moved = items.findIndex((item) => item.id === id);
  return moved < 0 ? Math.min(index, items.length - 1) : moved;
}

/**
 * A cell away from the visible rows moves into the flow while the browser scrolls to it. It may then be outside the
 * window and is scrolled to again.
 */
function bringIntoSight(cell: HTMLElement | null) {
  if (!cell || getComputedStyle(cell).position !== 'absolute') return;
  requestAnimationFrame(() => {
    const { top, bottom } = cell.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight;
    if (!isSeen && cell.contains(document.activeElement)) cell.scrollIntoView({ block: 'center' });
  });
}

/** Focuses a cell without scrolling. Returns whether the cell exists. */
function takeOver(grid: HTMLElement | null, index: number): boolean {
  const cell = grid && cellOf(grid, index);
  cell?.setAttribute('tabindex', '-1');
  cell?.focus({ preventScroll: true });
  return Boolean(cell);
}

const isWithin = (grid: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && grid.contains(target);
