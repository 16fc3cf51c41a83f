import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './loading-screen';

const meta = {
  title: 'Pieces/Shell/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it while a whole screen is loading; it appears after a short delay.'],
      dont: ['Use it for a part of a page; a skeleton reserves the space of the content.'],
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
