/** Toasts that are shown at the same time. */
const TOAST_LIMIT = 1;

/** Action of a toast: a callback or a link. */
export type ToastMessageAction = { label: string } & (
  | { onSelect: () => void; href?: undefined }
  | { href: string; onSelect?: undefined }
);

/** Content of a toast. All texts are plain text. */
export interface ToastMessage {
  /**
   * `destructive` marks an error, `warning` what is missing.
   * @default 'default'
   */
  variant?: 'default' | 'destructive' | 'warning';
  title?: string;
  description?: string;
  /**
   * `auto` if the description may be in another language than the page, for example a message of the server. Without it
   * the description has the page's direction, whatever its first character is.
   */
  descriptionDir?: 'auto';
  action?: ToastMessageAction;
  /**
   * Milliseconds until the toast closes; the timer is paused while the toast has the pointer or the focus.
   * @default 5000
   */
  duration?: number;
}

/** A toast in the store. A closed one stays until the next one is added, so that its exit animation can run. */
export interface StoredToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Store of the toasts that a `Toaster` renders. It does not depend on React. */
export interface ToastStore {
  /** Shows a toast in place of the one before. Returns its id. */
  toast: (message: ToastMessage) => number;
  /** Closes one toast; without an id closes all. */
  dismiss: (id?: number) => void;
  /** The toasts, newest first. Returns the same array until something changes. */
  getToasts: () => readonly StoredToast[];
  /** Calls the listener after every change. Returns a function to unsubscribe. */
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
      const id = (lastId += 1);
      const others = toasts.filter(({ open }) => open);
      change([{ ...message, id, open: true }, ...others].slice(0, TOAST_LIMIT));
      return id;
    },
    dismiss(id) {
      const isDismissed = (toast: StoredToast) => toast.open && (id === undefined || toast.id === id);
      if (!toasts.some(isDismissed)) return;
      change(toasts.map((toast) => (isDismissed(toast) ? { ...toast, open: false } : toast)));
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
