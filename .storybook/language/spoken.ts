import type { Speech } from './load-speech';

let instead: Speech | undefined;
const listeners = new Set<() => void>();

/** What every story speaks instead of what it was opened in. The story stays as it is: what is open stays open. */
export const spoken = {
  get: () => instead,
  set: (speech: Speech | undefined) => {
    instead = speech;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
