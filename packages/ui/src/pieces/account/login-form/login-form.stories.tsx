import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
      keyboard: [{ keys: ['Enter'], does: 'In a field: sends what is typed.' }],
      do: [
        'Take what it hands over as it is: a name with an @ comes as `email`, any other as `username`.',
        'Keep `pending` true until the answer is there; a second press then waits.',
        'Say in `error` why it failed, in the words of the server.',
      ],
      dont: [
        'Say which of the two was wrong: that tells strangers which accounts exist.',
        'Check the rules once more: it calls back only with values that hold to them.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Messages come with the submit, not before. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email or username' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByText('Either email or username is required')).toBeNull();
  },
};

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

/** The button is disabled and says what happens; Enter waits, too. */
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

/** The way to the other form. */
export const Switched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create one' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

/** A host without registration: the line below is gone. */
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

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { error: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
