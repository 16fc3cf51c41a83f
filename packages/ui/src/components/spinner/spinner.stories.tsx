import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner';

const meta = {
  title: 'Parts/Spinner',
  component: Spinner,
  tags: ['autodocs'],
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: (args) => (
    <span className="inline-flex items-center gap-2 text-sm">
      <Spinner {...args} /> Loading your pictures
    </span>
  ),
};

export const Alone: Story = {
  args: { label: 'Loading', className: 'size-6' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
