import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Parts/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { value: 47, label: 'Generating' },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnMedia: Story = {
  decorators: [
    (Story) => (
      <div className="rounded-md bg-media-ink p-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Generating' });
    await expect(bar).toHaveAttribute('aria-valuenow', '47');
  },
};

export const OnSurface: Story = { args: { variant: 'surface' } };

export const BeyondItsEnds: Story = {
  args: { variant: 'surface', value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
