import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { Faq } from './faq';

const meta = {
  title: 'Pieces/Billing/Faq',
  component: Faq,
  tags: ['autodocs'],
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No. Tokens never expire/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What does a video cost?' }));
    await expect(
      canvas.getByText('5 tokens for 10 seconds, 15 for 30 seconds and 30 for 60 seconds.'),
    ).toBeVisible();
  },
};

export const SomeQuestions: Story = {
  args: { entries: ['refunds', 'payment'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
