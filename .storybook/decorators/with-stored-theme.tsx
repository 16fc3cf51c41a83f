import type { Decorator } from '@storybook/react-vite';

/** The toolbar's theme as the person's choice: a screen would put the page back into the one that is stored. */
export const withStoredTheme: Decorator = (Story, { globals }) => {
  localStorage.setItem('theme', globals.theme || 'light');
  return <Story />;
};
