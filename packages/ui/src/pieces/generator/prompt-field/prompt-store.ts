/**
 * Holds the text of a prompt outside React state, so that a key press updates only the text area. It does not depend on
 * React.
 */
export interface PromptStore {
  get: () => string;
  /** Replaces the text. An equal text does not notify the listeners. */
  set: (prompt: string) => void;
  /** Calls the listener after every change. Returns a function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function createPromptStore(initial = ''): PromptStore {
  const listeners = new Set<() => void>();
  let prompt = initial;
  return {
    get: () => prompt,
    set(next) {
      if (next === prompt) return;
      prompt = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
