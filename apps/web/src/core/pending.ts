import { createListeners } from '@product/domain';
import { useEffect, useEffectEvent } from 'react';

/** Something that was asked for and is loading. */
export interface Pending {
  /** Gives it up. Without it the page can be used meanwhile. */
  cancel?: () => void;
}

let entries: readonly Pending[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly Pending[]) {
  entries = next;
  notify();
}

/** What is loading, as a store for `useSyncExternalStore`. `PendingLayer` shows the last one. */
export const pending = {
  last: () => entries.at(-1),
  subscribe,
  /** @returns removes it again */
  add: (entry: Pending) => {
    change([...entries, entry]);
    return () => change(entries.filter((other) => other !== entry));
  },
};

/** Shows that a layer is loading, which Escape or a press elsewhere cancels. */
export function usePending(isPending: boolean, cancel: () => void) {
  const onCancel = useEffectEvent(cancel);
  useEffect(() => (isPending ? pending.add({ cancel: () => onCancel() }) : undefined), [isPending]);
}
