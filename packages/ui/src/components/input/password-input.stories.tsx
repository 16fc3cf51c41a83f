import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { PasswordInput } from './password-input';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: {
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    defaultValue: 'password',
    onChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <Field label={parameters.label ?? 'Password'} error={parameters.error} className="max-w-96">
        <Story />
      </Field>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Tab'], does: 'Moves focus from the input to the button that shows the password.' },
        { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the password.' },
      ],
      do: ['Set `autoComplete` to `current-password` or `new-password`, so that password managers work.'],
      dont: ['Prevent pasting.', 'Ask users to enter the password twice; they can show it to check it.'],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Readable: Story = {
  tags: ['req:auth.show-password'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab({ shift: true });
    await expect(password).toHaveFocus();
  },
};

export const Invalid: Story = {
  parameters: { error: 'Password must be at least 6 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { defaultValue: 'correct horse battery staple correct horse battery staple' },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
  play: Readable.play,
};

/** The button is at the inline end, on the left. */
export const RightToLeft: Story = {
  args: { showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور' },
  parameters: { label: 'كلمة المرور' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeLessThan(
      canvas.getByLabelText('كلمة المرور').getBoundingClientRect().left + 4,
    );
  },
};
