import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';

/** The toolbar's motion setting. For `reduced`, preview.css has the rules of the library's `prefers-reduced-motion`. */
export const withMotion: Decorator = (Story, { globals }) => (
  <Moving motion={globals.motion}>
    <Story />
  </Moving>
);

function Moving({ motion, children }: { motion: string; children: ReactNode }) {
  useInsertionEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return children;
}
