import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@product/ui';

/** The pieces' language, as a host gives it. */
export const withUi: Decorator = (Story) => (
  <UiProvider locale="en">
    <Story />
  </UiProvider>
);
