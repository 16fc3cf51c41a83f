import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Another world, network or reading is another start of the app. */
export const withWorld: Decorator = (Story, { globals: { scenario, network, reading } }) => (
  <Fragment key={[scenario, network, reading].join()}>
    <Story />
  </Fragment>
);
