import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { LoginForm } from './login-form';

const meta = {
  title: 'Pieces/Account/LoginForm',
  component: LoginForm,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  args: { onSubmit: fn(), onSwitch: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The message for a missing name stands at the name; the focus goes to the first field that is wrong. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const identifier = canvas.getByRole('textbox', { name: 'Email or username' });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Either email or username is required')).toBeVisible();
    await expect(identifier).toHaveAccessibleDescription('Either email or username is required');
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(identifier).toHaveFocus();
    await userEvent.type(identifier, 'demo');
    await expect(identifier).not.toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A name with an '@' is sent as email. */
export const ByEmail: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'demo@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'demo@example.com', password: 'password' });
  },
};

/** Any other name is sent as username. */
export const ByUsername: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'demo', password: 'password' });
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
};

export const ServerError: Story = { args: { error: 'Invalid email or password' } };

/** The way to the other form. */
export const Switched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create one' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
