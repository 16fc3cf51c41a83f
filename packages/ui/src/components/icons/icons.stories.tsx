import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AppleIcon,
  ArrowBackIcon,
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
  tags: ['autodocs'],
} satisfies Meta<typeof TokenIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

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
    <div className="grid gap-4">
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction} className="flex gap-4">
          <ArrowBackIcon aria-hidden />
          <ChevronBackIcon aria-hidden />
          <ChevronForwardIcon aria-hidden />
          <ArrowForwardIcon aria-hidden />
        </div>
      ))}
    </div>
  ),
};
