import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';
import { SideBySide } from './side-by-side';

/** The toolbar's theme: the class on the page's root, and the person's stored choice, which the app follows. */
export const withTheme: Decorator = (Story, { globals, id }) =>
  globals.theme === 'both' ? (
    <SideBySide story={id} />
  ) : (
    <Themed theme={globals.theme}>
      <Story />
    </Themed>
  );

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  // Before the story's own code runs: the app reads it once at its start.
  localStorage.setItem('theme', theme);
  useInsertionEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.classList.toggle('dark', dark);
      document.documentElement.classList.toggle('light', !dark);
    };
    apply();
    // An app that is on the screen already looks again when another page has chosen.
    window.dispatchEvent(new Event('storage'));
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
  return children;
}
