import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRing } from './progress-ring';

const meta = {
  title: 'Parts/ProgressRing',
  component: ProgressRing,
  tags: ['autodocs'],
  args: { value: 47, label: 'Generating' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Generating' });
    await expect(ring).toHaveAttribute('aria-valuenow', '47');
  },
};

export const Large: Story = { args: { value: 80, className: 'size-16' } };

export const BeyondItsEnds: Story = {
  args: { value: -20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
