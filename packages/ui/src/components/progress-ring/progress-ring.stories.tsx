import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRing } from './progress-ring';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  args: { value: 47, label: 'Generating' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: {
    guide: {
      keyboard: [],
      do: ['Use it if a progress bar does not fit: in a button, in a row or in the corner of a picture.'],
      dont: ['Use it for an unknown duration; use a spinner instead.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Generating' });
    await expect(ring).toHaveAttribute('aria-valuenow', '47');
  },
};

export const Large: Story = { args: { value: 80, className: 'size-16' } };

export const BesideText: Story = {
  render: (args) => (
    <span className="inline-flex items-center gap-2 text-sm">
      <ProgressRing {...args} className="size-4" /> Generating
    </span>
  ),
};

export const AtMinimum: Story = { args: { value: 0, className: 'size-16' } };

export const Done: Story = { args: { value: 100, className: 'size-16' } };

/** A value outside 0 to 100 is clamped. */
export const OutOfRange: Story = {
  args: { value: -20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
