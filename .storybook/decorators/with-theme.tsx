import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { browserStorage } from '../../apps/web/src/lib/safe-storage';
import { BROWSER_KEYS } from '../../apps/web/src/lib/stored';
import { showTheme } from '../../apps/web/src/theme/show-theme';
import { SideBySide } from './side-by-side';

/** The toolbar's theme: the class on the root element, and the user's stored choice, which the app reads. */
export const withTheme: Decorator = (Story, { globals, id }) =>
  globals.theme === 'both' ? (
    <SideBySide story={id} />
  ) : (
    <Themed theme={globals.theme}>
      <Story />
    </Themed>
  );

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  // Set before the story renders: the app reads it once when it starts.
  browserStorage.set(BROWSER_KEYS.theme, theme);
  useInsertionEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    showTheme();
    // A mounted app reads the choice again on a `storage` event, as after a choice in another tab.
    window.dispatchEvent(new Event('storage'));
    system.addEventListener('change', showTheme);
    return () => system.removeEventListener('change', showTheme);
  }, [theme]);
  return children;
}
