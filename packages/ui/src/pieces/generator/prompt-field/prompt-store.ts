/**
 * What is written in a prompt, kept beside React: a key that is pressed draws nothing but the text area, however much
 * else is on the page. Knows no framework.
 */
export interface PromptStore {
  get: () => string;
  /** Writes something else; what is the same already is no change. */
  set: (prompt: string) => void;
  /** Calls back after every change. Returns the way to stop it. */
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
