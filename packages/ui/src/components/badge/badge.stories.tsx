import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobeIcon, LockIcon } from '../icons';
import { Badge } from './badge';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Warning: Story = {
  args: {
    variant: 'warning',
    children: (
      <>
        <LockIcon aria-hidden /> Tokens Required
      </>
    ),
  },
};

export const Accent: Story = { args: { variant: 'accent', children: 'Most popular' } };

export const Success: Story = { args: { variant: 'success', children: 'Active' } };

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
