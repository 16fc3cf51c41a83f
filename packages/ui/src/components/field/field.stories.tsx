import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Input } from '../input';
import { TextLink } from '../text-link';
import { Field } from './field';

const meta = {
  title: 'Parts/Field',
  component: Field,
  tags: ['autodocs'],
  args: { label: 'Email', children: <Input type="email" defaultValue="demo@example.com" /> },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHint: Story = {
  args: { hint: 'We write only about your account.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).toHaveAccessibleDescription(
      'We write only about your account.',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Please enter a valid email address', required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

export const WithLinkInItsLine: Story = {
  args: {
    labelEnd: (
      <TextLink href="#help" className="text-sm">
        Help
      </TextLink>
    ),
  },
};
