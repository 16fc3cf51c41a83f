import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  AppleIcon,
  ArrowForwardIcon,
  BrandMark,
  ChevronBackIcon,
  ChevronForwardIcon,
  FacebookIcon,
  GoogleIcon,
  InstagramIcon,
  TokenIcon,
  XBrandIcon,
} from '.';

const meta = {
  title: 'Foundations/Marks',
  component: TokenIcon,
  args: { className: 'size-6' },
  parameters: {
    guide: {
      keyboard: [],
      do: [
        'Put visible text beside an icon, or use it in an `IconButton` with a label.',
        'Use the `…BackIcon` and `…ForwardIcon` components for direction; they are mirrored in right-to-left languages.',
      ],
      dont: [
        'Set a fixed colour; icons inherit the colour of the surrounding text.',
        'Convey information by an icon alone; icons are hidden from screen readers.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof TokenIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-ui=icon]');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon?.getBoundingClientRect().width).toBe(24);
  },
};

export const Token: Story = {
  render: () => (
    <p className="inline-flex items-center gap-1.5 text-sm font-medium">
      <TokenIcon className="text-accent-ink" /> 120 tokens
    </p>
  ),
};

export const Mark: Story = { render: () => <BrandMark className="size-16" /> };

export const Brands: Story = {
  render: () => (
    <div className="flex gap-4">
      <GoogleIcon />
      <AppleIcon />
      <FacebookIcon />
      <XBrandIcon />
      <InstagramIcon />
    </div>
  ),
};

export const Directions: Story = {
  render: () => (
    <div className="flex gap-4">
      <ChevronBackIcon aria-hidden />
      <ChevronForwardIcon aria-hidden />
      <ArrowForwardIcon aria-hidden />
    </div>
  ),
};

/** The directional icons are mirrored. */
export const RightToLeft: Story = {
  ...Directions,
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('[data-ui=icon]')) {
      await expect(getComputedStyle(icon).scale).toBe('-1 1');
    }
  },
};
