import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentBalance } from './current-balance';

const meta = {
  title: 'Pieces/Billing/CurrentBalance',
  component: CurrentBalance,
  tags: ['autodocs'],
  args: { tokens: 120 },
  parameters: {
    guide: {
      keyboard: [],
      do: ['Place it near the heading of a page that sells tokens.'],
      dont: ['Use it in the header; use `TokenBalance` there, which links to the page that sells tokens.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof CurrentBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Some: Story = {
  tags: ['req:pricing.current-balance'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Current balance120 tokens');
  },
};

/** What a balance does not pay for is left out. */
export const ForImagesOnly: Story = {
  args: { tokens: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Current balance2 tokens2 images');
    await expect(canvasElement).not.toHaveTextContent('video');
  },
};

export const None: Story = { args: { tokens: 0 } };

export const Huge: Story = {
  args: { tokens: 9_007_199_254_740_991 },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};

export const LongText: Story = { globals: { locale: 'long' } };
