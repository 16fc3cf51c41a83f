import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect, type ReactNode } from 'react';

/** What a reader who wants less motion sees (preview.css does as the library does for such a machine). */
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
