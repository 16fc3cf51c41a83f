import type { Speech } from './load-speech';

let instead: Speech | undefined;
const listeners = new Set<() => void>();

/** A language that overrides the one a story was opened in. The story is not remounted: what is open stays open. */
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
