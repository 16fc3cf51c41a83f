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
  /** What is said once this one has gone: by itself, by its cross, or by its action. Said and read after it, not over it. */
  followedBy?: ToastMessage;
}

/** A toast in the store. A closed one stays until the next, so that it can leave the screen softly. */
export interface StoredToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Where toasts are said, from anywhere, and read by a `Toaster`. Knows no framework. */
export interface ToastStore {
  /** Says something; whatever was said before makes room, with all that was to follow it. Returns the toast's id. */
  toast: (message: ToastMessage) => number;
  /** Takes one toast away, and says what follows it; without an id takes all of them away, and nothing follows. */
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

  const opened = (message: ToastMessage): StoredToast => ({ ...message, id: (lastId += 1), open: true });

  return {
    toast(message) {
      const others = toasts.filter(({ open }) => open);
      change([opened(message), ...others].slice(0, TOAST_LIMIT));
      return lastId;
    },
    dismiss(id) {
      const leaves = (toast: StoredToast) => toast.open && (id === undefined || toast.id === id);
      if (!toasts.some(leaves)) return;
      const after = (toast: StoredToast) =>
        id !== undefined && toast.followedBy ? opened(toast.followedBy) : { ...toast, open: false };
      change(toasts.map((toast) => (leaves(toast) ? after(toast) : toast)));
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
