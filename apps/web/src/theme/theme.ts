import { isOneOf, THEMES, type Theme } from '@product/domain';
import { browserStorage } from '../lib/safe-storage';

const STORAGE_KEY = 'theme';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const readTheme = (): Theme => {
  const stored = browserStorage.get(STORAGE_KEY);
  return isOneOf(THEMES, stored) ? stored : 'system';
};

/** Puts the chosen theme's class on the page's root; `system` follows the operating system. */
function applyTheme() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

function announce() {
  applyTheme();
  for (const listener of listeners) listener();
}

/** The theme as a store for `useSyncExternalStore`. Follows the operating system and other tabs while anyone listens. */
export const themeStore = {
  get: readTheme,
  set: (theme: Theme) => {
    browserStorage.set(STORAGE_KEY, theme);
    announce();
  },
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) {
      prefersDark().addEventListener('change', announce);
      window.addEventListener('storage', announce);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      prefersDark().removeEventListener('change', announce);
      window.removeEventListener('storage', announce);
    };
  },
};
