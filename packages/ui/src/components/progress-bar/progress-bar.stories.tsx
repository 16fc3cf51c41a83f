import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { value: 47, label: 'Generating', variant: 'surface' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Name the process in `label`: screen readers read it with the percentage.',
        'Use it if the progress is known or can be estimated reliably.',
      ],
      dont: ['Decrease the value.', 'Show 100 percent before the process is complete.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Generating' });
    await expect(bar).toHaveAttribute('aria-valuenow', '47');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
  },
};

export const OnMedia: Story = {
  args: { variant: 'media' },
  decorators: [
    (Story) => (
      <div className="rounded-md bg-media-ink p-6">
        <Story />
      </div>
    ),
  ],
};

export const AtMinimum: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 100 } };

/** A value outside 0 to 100 is clamped. */
export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** The bar fills from the inline start. */
export const RightToLeft: Story = {
  args: { label: 'جارٍ الإنشاء' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const done = bar.querySelector('[data-ui=progress-bar-indicator]');
    await expect(done?.getBoundingClientRect().right).toBe(bar.getBoundingClientRect().right);
  },
};
