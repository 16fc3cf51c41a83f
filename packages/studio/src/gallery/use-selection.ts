'use client';

import type { Id } from '@product/api-client';
import { useCallback, useMemo, useState } from 'react';
import { noSelection, selectAll, toggle, type SelectionState } from './selection';

/**
 * The items of a list that the user has selected. Items that a filter hides, or that have been deleted, are excluded.
 * @param items keep the array; `undefined` while it loads
 */
export function useSelection<Item extends { id: Id }>(items: readonly Item[] | undefined) {
  const [state, setState] = useState<SelectionState>();
  const selected = useMemo(() => items?.filter(({ id }) => state?.ids.has(id)) ?? [], [items, state]);
  return {
    /** Whether the selection mode is on, even if no item is selected. */
    isSelecting: state !== undefined,
    /** The selected items, in the order of the list. */
    selected,
    isSelected: useCallback((id: Id) => state?.ids.has(id) ?? false, [state]),
    /** Starts the selection mode, with an item or none selected. */
    start: useCallback(
      (id?: Id) => setState(id === undefined ? noSelection : toggle(noSelection, id, [])),
      [],
    ),
    /** Selects or deselects an item; with `range`, all items from the last toggled one to this one get its state. */
    toggle: useCallback(
      (id: Id, range = false) =>
        setState((now = noSelection) => toggle(now, id, range ? (items ?? []).map((item) => item.id) : [])),
      [items],
    ),
    selectAll: useCallback(() => setState(selectAll((items ?? []).map(({ id }) => id))), [items]),
    /** Deselects all items. The selection mode stays on. */
    clear: useCallback(() => setState(noSelection), []),
    end: useCallback(() => setState(undefined), []),
  };
}
