import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RunningGeneration } from './running-generation';

const meta = {
  title: 'Pieces/Shell/RunningGeneration',
  component: RunningGeneration,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: [],
      do: ['Show it on every page but the one that shows the generation itself.'],
      dont: ['Show it without a running generation.'],
    } satisfies StoryGuide,
  },
  args: { progress: 42, href: '#generate' },
} satisfies Meta<typeof RunningGeneration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Generating, 42%' });
    await expect(link).toHaveAttribute('href', '#generate');
    await expect(within(link).getByText('42%')).toBeVisible();
  },
};

/** A fraction is rounded. */
export const AlmostDone: Story = {
  args: { progress: 98.7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Generating, 99%' })).toBeVisible();
  },
};
