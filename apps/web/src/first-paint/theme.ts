import { browserStorage } from '../lib/safe-storage';

/** Puts the theme's class on the page. The rest of the theme's life is in src/theme/theme.ts. */
export function showTheme() {
  const stored = browserStorage.get('theme');
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
}
