import type { Id } from '@product/api-client';

export interface SelectionState {
  ids: ReadonlySet<Id>;
  /** The item that was toggled last: a range begins there. */
  anchor?: Id | undefined;
}

export const noSelection: SelectionState = { ids: new Set() };

export const selectAll = (list: readonly Id[]): SelectionState => ({ ids: new Set(list) });

/**
 * Selects or deselects an item.
 * @param list the ids of the list if all items from the anchor to this one get its state; empty otherwise
 */
export function toggle({ ids, anchor }: SelectionState, id: Id, list: readonly Id[]): SelectionState {
  const isSelected = !ids.has(id);
  const next = new Set(ids);
  for (const one of rangeOf(list, anchor, id)) {
    if (isSelected) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

function rangeOf(list: readonly Id[], anchor: Id | undefined, id: Id): readonly Id[] {
  const places = [anchor, id].map((one) => (one === undefined ? -1 : list.indexOf(one)));
  if (places.includes(-1)) return [id];
  return list.slice(Math.min(...places), Math.max(...places) + 1);
}
