import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';

function preventOnLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Prevents the navigation of links, also of those in portals, so that a story stays on its page. */
export const preventNavigation: Decorator = (Story) => (
  <div role="presentation" onClick={preventOnLink}>
    <Story />
  </div>
);
