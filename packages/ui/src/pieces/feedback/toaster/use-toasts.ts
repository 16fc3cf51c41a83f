'use client';

import { useSyncExternalStore } from 'react';
import type { StoredToast, ToastStore } from './toast-store';

/** The toasts of a store, the newest first. */
export function useToasts(store: ToastStore): readonly StoredToast[] {
  return useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
}
