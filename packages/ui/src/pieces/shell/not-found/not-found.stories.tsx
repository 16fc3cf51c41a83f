import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../stories/right-to-left';
import { NotFound } from './not-found';

const meta = {
  title: 'Pieces/Shell/NotFound',
  component: NotFound,
  args: { homeHref: '#/' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '#/');
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
