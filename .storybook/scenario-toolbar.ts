import type { Preview } from '@storybook/react-vite';
import { scenarios } from 'mock-api';

/** Puts a screen into another world than its story's own. */
export const scenarioToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Who is signed in, and what the product holds',
  toolbar: {
    title: 'Scenario',
    icon: 'users',
    dynamicTitle: true,
    items: [
      { value: '', title: "The story's own", right: 'with its faults' },
      ...Object.entries(scenarios).map(([value, { summary }]) => ({ value, title: value, right: summary })),
    ],
  },
};
