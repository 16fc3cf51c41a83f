import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { TokenBalance } from './token-balance';

const meta = {
  title: 'Pieces/Account/TokenBalance',
  component: TokenBalance,
  args: { tokens: 120, buyHref: '#buy-tokens' },
} satisfies Meta<typeof TokenBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 tokens')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveAttribute('href', '#buy-tokens');
  },
};

export const One: Story = {
  args: { tokens: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 token')).toBeVisible();
  },
};

export const None: Story = {
  args: { tokens: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 tokens')).toBeVisible();
  },
};

/** A figure that is longer than its place is cut, never the way to more. */
export const Huge: Story = {
  args: { tokens: 9_007_199_254_740_991, className: 'max-w-44' },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
