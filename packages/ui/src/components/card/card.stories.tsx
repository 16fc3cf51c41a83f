import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'Parts/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'What you save is kept here, private until you share it.' },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsSection: Story = {
  args: {
    asChild: true,
    children: (
      <section aria-label="Summary">
        <p className="text-sm text-ink-muted">120 tokens after this purchase.</p>
      </section>
    ),
  },
};
