import type { LoadedLanguage } from './load-language';

let override: LoadedLanguage | undefined;
const listeners = new Set<() => void>();

/** A language that overrides the one a story was opened in. The story is not remounted: open overlays stay open. */
export const languageOverride = {
  get: () => override,
  set: (language: LoadedLanguage | undefined) => {
    override = language;
    for (const listener of listeners) listener();
  },
  /** For what is rendered next. What is on the page keeps its language: to render it again would take as long. */
  clear: () => void (override = undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
