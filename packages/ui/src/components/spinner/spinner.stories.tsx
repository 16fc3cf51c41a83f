import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Set `label` if there is no visible text beside the spinner.',
        'Use it for an unknown duration; for a known one, use a progress bar.',
      ],
      dont: [
        'Set `label` if visible text beside the spinner says the same.',
        'Cover a page with it where skeletons can be shown.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Large: Story = { args: { className: 'size-8 text-accent-ink' } };

export const BesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <span className="inline-flex items-center gap-2 text-sm">
      <Spinner {...args} /> Loading your pictures
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const LongText: Story = {
  args: { label: undefined },
  render: (args) => (
    <span className="inline-flex max-w-60 items-center gap-2 text-sm">
      <Spinner {...args} /> Ihre Bilder werden geladen, das kann bei vielen Bildern einen Augenblick dauern
    </span>
  ),
};
