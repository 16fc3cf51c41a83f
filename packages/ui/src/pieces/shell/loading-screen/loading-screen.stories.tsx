import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './loading-screen';

const meta = {
  title: 'Pieces/Shell/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it where a whole screen is on its way; it waits a moment before it is seen.'],
      dont: ['Use it for a part of a page: a skeleton keeps the place of what comes.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A spinner, announced to screen readers as 'Loading...'. */
export const Default: Story = {
  tags: ['req:routes.spinner'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
