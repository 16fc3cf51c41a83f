import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TokenBalance } from './token-balance';

const meta = {
  title: 'Pieces/Account/TokenBalance',
  component: TokenBalance,
  args: { tokens: 120, buyHref: '#buy-tokens' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Show it wherever tokens are spent, and refetch the balance after each use.',
        'Set `buyHref` to the page that sells tokens, not to a page that explains them.',
      ],
      dont: ['Render it before the balance has loaded; 0 is a valid balance, not a placeholder.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof TokenBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

/** Without `buyHref` the '+' link is not rendered. */
export const NothingToBuy: Story = {
  args: { buyHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 tokens')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { offsetWidth, offsetHeight } = canvas.getByRole('link', { name: 'Buy Tokens' });
    await expect([offsetWidth, offsetHeight]).toEqual([44, 44]);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' })).toHaveFocus();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };

/** A number too long for its box is truncated; the '+' link keeps its size. */
export const LongText: Story = {
  args: { tokens: 9_007_199_254_740_991, className: 'max-w-44' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^9,007/)).toHaveAttribute('title', '9,007,199,254,740,991 tokens');
    await expect(canvas.getByRole('link', { name: 'Buy Tokens' }).offsetWidth).toBeGreaterThanOrEqual(36);
  },
};
