import { TOAST_LIMIT } from '@product/domain';

/** What one can do about a toast: something here, or a place to go. */
export type ToastMessageAction = { label: string } & (
  { onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined }
);

/** Something to be told. All of it is plain text. */
export interface ToastMessage {
  /**
   * `destructive` says that something went wrong.
   * @default 'default'
   */
  variant?: 'default' | 'destructive';
  title?: string;
  description?: string;
  action?: ToastMessageAction;
  /**
   * Milliseconds until it goes by itself; the clock stops while it has the pointer or the focus.
   * @default 5000
   */
  duration?: number;
}

/** A toast in the store. A closed one stays until the next, so that it can leave the screen softly. */
export interface StoredToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Where toasts are said, from anywhere, and read by a `Toaster`. Knows no framework. */
export interface ToastStore {
  /** Says something; whatever was said before makes room. Returns the toast's id. */
  toast: (message: ToastMessage) => number;
  /** Takes one toast away, or without an id all of them. */
  dismiss: (id?: number) => void;
  /** The toasts, the newest first; the same array until something changes. */
  getToasts: () => readonly StoredToast[];
  /** Calls back after every change. Returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly StoredToast[] = [];
  let lastId = 0;

  function change(next: readonly StoredToast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    toast(message) {
      lastId += 1;
      const others = toasts.filter(({ open }) => open);
      change([{ ...message, id: lastId, open: true }, ...others].slice(0, TOAST_LIMIT));
      return lastId;
    },
    dismiss(id) {
      const leaves = (toast: StoredToast) => toast.open && (id === undefined || toast.id === id);
      if (!toasts.some(leaves)) return;
      change(toasts.map((toast) => (leaves(toast) ? { ...toast, open: false } : toast)));
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
