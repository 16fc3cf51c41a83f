import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Remounts the app when the world, the network or the business model changes. */
export const withWorld: Decorator = (Story, { globals: { scenario, network, businessModel } }) => (
  <Fragment key={[scenario, network, businessModel].join()}>
    <Story />
  </Fragment>
);
