import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { shownIn } from '../../../lib/scroller';
import { itemAfterKey } from './grid-keys';
import { cellOf, indexOfCell, readGridLayout } from './grid-layout';

interface GridKeys {
  grid: RefObject<HTMLElement | null>;
  /** Number of items. */
  count: number;
  /** Makes an item the current one, so that it is rendered wherever the page is. */
  setCurrent: (index: number) => void;
}

/** A container of buttons, or a button by itself. */
const ACTIONS = ':is([data-grid-actions] button, button[data-grid-actions])';

/** The actions of a cell that are rendered at its width and on this device. */
const actionsOf = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>(ACTIONS)].filter((action) => action.getClientRects().length > 0);

/** Element of a cell that has its Tab stop. */
export const itemOf = (cell: HTMLElement | null) =>
  cell?.querySelector<HTMLElement>('[data-grid-item]') ?? cell?.querySelector<HTMLElement>('a[href], button');

/**
 * Returns a function that makes an item the current one and focuses it, as soon as it is rendered. Keys of a grid that is one Tab stop: arrows, Home, End and the page keys move between items, Tab and F2 go to the actions
 * of an item, in which the arrows move, and Escape back to the item.
 */
export function useGridKeys({ grid, count, setCurrent }: GridKeys): (index: number) => void {
  /** The item to focus when it has been rendered. */
  const pendingFocus = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (pendingFocus.current === undefined || !grid.current) return;
    const item = itemOf(cellOf(grid.current, pendingFocus.current));
    if (!item) return;
    pendingFocus.current = undefined;
    item.focus();
  });

  const focusItem = (index: number) => {
    pendingFocus.current = index;
    setCurrent(index);
    // Rendered already: the layout effect may not run again.
    const item = grid.current && itemOf(cellOf(grid.current, index));
    if (!item) return;
    pendingFocus.current = undefined;
    item.focus();
  };

  const press = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const { key } = event;
    const target = event.target as HTMLElement;
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || isModified) return;
    const index = indexOfCell(element, target);
    const cell = index === undefined ? null : cellOf(element, index);
    if (index === undefined || !cell) return;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const action = target.closest('[data-grid-actions]')
      ? actionAfterKey(key, target, cell, isRightToLeft)
      : key === 'F2'
        ? actionsOf(cell)[0]
        : undefined;
    if (action) {
      event.preventDefault();
      action.focus();
      return;
    }
    if (target.closest('[data-grid-actions]')) return;
    const layout = readGridLayout(element);
    const next =
      layout &&
      itemAfterKey(key, {
        index,
        count,
        isRightToLeft,
        ...layout,
        rowsInView: Math.floor(shownIn(layout.scroller).height / (layout.rowHeight + layout.gap)),
      });
    if (next === undefined) return;
    event.preventDefault();
    focusItem(next);
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const listener = (event: KeyboardEvent) => press(event, element);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [grid]);

  return focusItem;
}

/** Where a key leads within the actions of an item. */
function actionAfterKey(key: string, from: HTMLElement, cell: HTMLElement, isRightToLeft: boolean) {
  if (key === 'Escape') return itemOf(cell);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const actions = actionsOf(cell);
  const place = actions.indexOf(from) + (isRightToLeft ? -step : step);
  return actions[Math.min(Math.max(place, 0), actions.length - 1)];
}
