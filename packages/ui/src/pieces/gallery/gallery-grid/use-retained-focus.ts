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
import { focusedNear, hasNoFocus } from '../../../lib/layer-focus';
import { cellOf, indexOfCell } from './grid-layout';
import { itemOf } from './use-grid-keys';

type Identified = { id: Key };

/**
 * Tracks the focus in a grid. `kept` is the index of the item that has the focus or had it last; `keep` sets it. If that
 * item is removed, the item in its place is focused, so that the focus does not fall back to the start of the page. The
 * same if its focused part is replaced, as the checkbox of a card is when a selection ends.
 */
export function useRetainedFocus(grid: RefObject<HTMLElement | null>, items: readonly Identified[]) {
  const [last, setLast] = useState<{ id: Key; index: number }>();
  const hasFocus = useRef(false);
  const focused = useRef<Node>(undefined);

  const kept = useMemo(() => last && placeOf(last, items), [last, items]);
  const isRemoved = last !== undefined && kept !== undefined && items[kept]?.id !== last.id;

  useLayoutEffect(() => {
    if (kept === undefined || !hasFocus.current || !hasNoFocus(grid.current)) return;
    if (isRemoved) focusCell(grid.current, kept);
    else if (grid.current && focused.current?.isConnected === false)
      itemOf(cellOf(grid.current, kept))?.focus({ preventScroll: true });
  });

  const retain = useEffectEvent((element: HTMLElement, target: EventTarget | null) => {
    const index = indexOfCell(element, target);
    const item = index === undefined ? undefined : items[index];
    hasFocus.current = item !== undefined;
    focused.current = (target as Node | null) ?? undefined;
    if (index === undefined || !item) return;
    if (item.id !== last?.id || index !== kept) setLast({ id: item.id, index });
    scrollIntoSight(cellOf(element, index));
  });

  /* A confirmation dialog restores the focus, but the card that opened it has been removed: focus the card in its
     place. */
  const restore = useEffectEvent((event: Event) => {
    if (isRemoved && focusCell(grid.current, kept)) event.preventDefault();
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('focusin', ({ target }) => retain(element, target), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // `relatedTarget` is null if the window loses the focus or the focused card is removed: the state stays as it is.
        if (relatedTarget) hasFocus.current = element.contains(relatedTarget as Node);
      },
      { signal },
    );
    element.addEventListener(FOCUS_LOST, (event) => restore(event), { signal });
    return () => controller.abort();
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
 * visible part of the scroller and is scrolled to again.
 */
function scrollIntoSight(cell: HTMLElement | null) {
  if (!cell || getComputedStyle(cell).position !== 'absolute') return;
  requestAnimationFrame(() => {
    if (cell.contains(focusedNear(cell))) cell.scrollIntoView?.({ block: 'nearest' });
  });
}

/** Focuses a cell without scrolling. Returns whether the cell exists. */
function focusCell(grid: HTMLElement | null, index: number): boolean {
  const cell = grid && cellOf(grid, index);
  cell?.setAttribute('tabindex', '-1');
  cell?.focus({ preventScroll: true });
  return Boolean(cell);
}
