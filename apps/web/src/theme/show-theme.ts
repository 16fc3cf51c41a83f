import { MOUNT_EVENT } from '../../static-pages/protocol';
import { browserStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';

export const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Sets the class of the chosen theme on the root element; `system` follows the operating system. */
export function showTheme() {
  const stored = browserStorage.get(BROWSER_KEYS.theme);
  const dark = stored === 'dark' || (stored !== 'light' && prefersDark().matches);
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
}

/** Syncs the theme with the operating system and other tabs until the app does (src/theme/theme.ts). */
export function syncTheme() {
  showTheme();
  const controller = new AbortController();
  const { signal } = controller;
  prefersDark().addEventListener('change', showTheme, { signal });
  addEventListener('storage', showTheme, { signal });
  addEventListener(MOUNT_EVENT, () => controller.abort());
}
