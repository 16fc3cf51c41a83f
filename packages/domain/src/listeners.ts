/** Functions that are called with each event. */
export function createListeners<Event extends unknown[] = []>() {
  const listeners = new Set<(...event: Event) => void>();
  return {
    /** Adds a listener until the returned function is called. */
    subscribe(listener: (...event: Event) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...event: Event): void => listeners.forEach((listener) => listener(...event)),
  };
}
