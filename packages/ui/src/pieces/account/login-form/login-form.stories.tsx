import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
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
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'In a field: submits the form.' }],
      do: [
        'Use the submitted credentials as they are: a name with an @ is `email`, any other is `username`.',
        'Keep `pending` true until the response arrives; further submits are ignored.',
        'Set `error` to the message of the server.',
      ],
      dont: [
        'Say whether the name or the password was wrong; this discloses which accounts exist.',
        'Validate the values again; `onSubmit` is called with valid values only.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors appear on submit, not before. */
export const Default: Story = {
  tags: ['req:auth.login-fields'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email or username' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByText('Either email or username is required')).toBeNull();
  },
};

/** While a password is typed with Caps Lock, the field says so. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).toBeNull());
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    await canvas.findByText('Caps Lock is on.');
    await fireEvent.focusOut(password);
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on.')).toBeNull());
  },
};

/** The error of a missing name is shown at its field; the focus goes to the first invalid field. */
export const Invalid: Story = {
  tags: ['req:account.login-identifier', 'req:account.login-password'],
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

/** A name with an '@' is submitted as `email`. */
export const ByEmail: Story = {
  tags: ['req:account.login-by-email'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'demo@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'demo@example.com', password: 'password' });
  },
};

/** Any other name is submitted as `username`. */
export const ByUsername: Story = {
  tags: ['req:account.login-by-username'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'demo', password: 'password' });
  },
};

/** The button is disabled and shows the pending label; Enter does not submit either. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email or username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Invalid email or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

export const Switched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create one' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

/** Without `onSwitch` the link to the register form is not rendered. */
export const NoWayToRegister: Story = {
  args: { onSwitch: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create one' })).toBeNull();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email or username' })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  args: { error: `Too many attempts. ${'Please wait a little, and then try again. '.repeat(3)}` },
};
