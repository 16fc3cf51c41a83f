export interface Listeners {
  /** @returns a function that unsubscribes */
  add: (listener: () => void) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
