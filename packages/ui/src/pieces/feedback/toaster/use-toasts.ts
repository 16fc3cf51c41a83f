import { useSyncExternalStore } from 'react';
import type { StoredToast, ToastStore } from './toast-store';

/** Subscribes to a store and returns its toasts, newest first. */
export function useToasts(store: ToastStore): readonly StoredToast[] {
  return useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
}
