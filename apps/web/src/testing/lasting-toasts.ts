import { createToastStore, type ToastStore } from '@product/ui';

/** Toasts that stay until they are closed or replaced: a reviewer has time to look at them, and so have pictures. */
export function lastingToasts(): ToastStore {
  const store = createToastStore();
  return { ...store, toast: (message) => store.toast({ duration: Infinity, ...message }) };
}
