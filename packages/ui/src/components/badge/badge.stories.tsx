import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobeIcon, LockIcon } from '../icons';
import { Badge, type BadgeProps } from './badge';

const VARIANTS = ['neutral', 'accent', 'success', 'warning'] satisfies BadgeProps['variant'][];

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Draft' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Keep the text to one or two words, beside the element that it describes.',
        'Put an icon before the text if the colour alone would carry the meaning.',
      ],
      dont: [
        'Make it a button or a link; a badge is not interactive.',
        'Use `accent` for more than one badge per view.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      {VARIANTS.map((variant) => (
        <Badge key={variant} {...args} variant={variant}>
          {variant}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    variant: 'warning',
    children: (
      <>
        <LockIcon aria-hidden /> Tokens Required
      </>
    ),
  },
};

export const OnMedia: Story = {
  args: {
    variant: 'media',
    children: (
      <>
        <GlobeIcon aria-hidden /> Public
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="inline-block rounded-md bg-media-ink p-6">
        <Story />
      </div>
    ),
  ],
};

/** The text wraps in a narrow container; the badge is never wider than its container. */
export const LongText: Story = {
  args: {
    variant: 'warning',
    children: (
      <>
        <LockIcon aria-hidden /> Zusätzliche Berechtigungen erforderlich
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-40 border border-line p-2">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Zusätzliche/);
    await expect(badge.offsetWidth).toBeLessThanOrEqual(badge.parentElement?.clientWidth ?? 0);
  },
};
