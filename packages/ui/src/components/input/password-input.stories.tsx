import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { PasswordInput } from './password-input';

const meta = {
  title: 'Parts/PasswordInput',
  component: PasswordInput,
  tags: ['autodocs'],
  args: { showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'password' },
  render: (args) => (
    <Field label="Password" className="max-w-96">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Readable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const HiddenAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="Password" error="Password must be at least 6 characters" className="max-w-96">
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
