import { isOneOf, THEMES, type Theme } from '@product/domain';
import { prefersDark, showTheme } from './show-theme';
import { browserStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';

const listeners = new Set<() => void>();

const readTheme = (): Theme => {
  const stored = browserStorage.get(BROWSER_KEYS.theme);
  return isOneOf(THEMES, stored) ? stored : 'system';
};

function notify() {
  showTheme();
  for (const listener of listeners) listener();
}

/**
 * The theme as a store for `useSyncExternalStore`, synced with the operating system and other tabs while it has listeners.
 */
export const themeStore = {
  get: readTheme,
  set: (theme: Theme) => {
    browserStorage.set(BROWSER_KEYS.theme, theme);
    notify();
  },
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) {
      // The theme may have changed before the first listener was added.
      showTheme();
      prefersDark().addEventListener('change', notify);
      window.addEventListener('storage', notify);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      prefersDark().removeEventListener('change', notify);
      window.removeEventListener('storage', notify);
    };
  },
};
