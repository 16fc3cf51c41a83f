import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';

function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Lets links be pressed, also those in layers over the page, without leaving the story. */
export const stayOnPage: Decorator = (Story) => (
  <div role="presentation" onClick={stay}>
    <Story />
  </div>
);
