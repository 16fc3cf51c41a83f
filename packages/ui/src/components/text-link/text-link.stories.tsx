import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link';

const meta = {
  title: 'Parts/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  args: { children: 'Sign up', href: '#sign-up' },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy' } };

export const AsButton: Story = {
  args: { asChild: true, href: undefined, children: <button type="button">Show all</button> },
};
