'use client';

import type { Id } from '@product/api-client';
import { useCallback, useMemo, useState } from 'react';
import { noSelection, selectAll, toggle, type SelectionState } from './selection';

/**
 * The items of a list that the user has selected. Only what is in the list counts: what a filter hides or somebody has
 * deleted is not acted on.
 * @param items keep the array; `undefined` while it loads
 */
export function useSelection<Item extends { id: Id }>(items: readonly Item[] | undefined) {
  const [state, setState] = useState<SelectionState>();
  const selected = useMemo(() => items?.filter(({ id }) => state?.ids.has(id)) ?? [], [items, state]);
  return {
    /** Whether items are being selected, even if none is. */
    isSelecting: state !== undefined,
    /** The selected items, in the order of the list. */
    selected,
    isSelected: useCallback((id: Id) => state?.ids.has(id) ?? false, [state]),
    /** Begins to select, with an item or none. */
    start: useCallback(
      (id?: Id) => setState(id === undefined ? noSelection : toggle(noSelection, id, [])),
      [],
    ),
    /** Selects an item or takes it back; with `range`, all from the one before to this one are as this one then. */
    toggle: useCallback(
      (id: Id, range = false) =>
        setState((now = noSelection) => toggle(now, id, range ? (items ?? []).map((item) => item.id) : [])),
      [items],
    ),
    selectAll: useCallback(() => setState(selectAll((items ?? []).map(({ id }) => id))), [items]),
    /** Selects nothing, and goes on selecting. */
    clear: useCallback(() => setState(noSelection), []),
    end: useCallback(() => setState(undefined), []),
  };
}
