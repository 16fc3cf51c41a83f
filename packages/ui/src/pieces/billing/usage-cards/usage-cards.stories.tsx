import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsageCards } from './usage-cards';

const meta = {
  title: 'Pieces/Billing/UsageCards',
  component: UsageCards,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Place it above the packs; it shows what a token is worth.'],
      dont: ['Add prices; it shows amounts in tokens only.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof UsageCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  tags: ['req:pricing.usage-cards', 'req:tokens.video-price-list'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      '1 tokenOne image',
      '5 tokens10 seconds of video',
      '15 tokens30 seconds of video',
      '30 tokens60 seconds of video',
    ]);
  },
};

export const OnAPhone: Story = { decorators: [(Story) => <div className="max-w-72">{Story()}</div>] };

export const LongText: Story = { globals: { locale: 'long' } };
