import { USERNAME_MAX_LENGTH } from '@product/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { RegisterForm } from './register-form';

const meta = {
  title: 'Pieces/Account/RegisterForm',
  component: RegisterForm,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  args: { onSubmit: fn(), onSwitch: fn(), termsHref: '#terms', privacyHref: '#privacy' },
  parameters: {
    guide: {
      keyboard: [{ keys: ['Enter'], does: 'In a field: submits the form.' }],
      do: [
        'Link `termsHref` and `privacyHref` to the actual documents; registering means agreeing to them.',
        'Set `error` to the reason of the server, such as a taken username; the fields keep their values.',
      ],
      dont: [
        'Add further fields; each one reduces the number of registrations.',
        'Log the user in after the registration; the registration starts a session.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const values = {
  username: 'newcomer',
  email: 'newcomer@example.com',
  password: 'password',
  confirmPassword: 'password',
};

/** Four fields, the trial button, and links to the terms and the privacy policy. */
export const Default: Story = {
  tags: ['req:auth.terms-note'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '#terms');
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy');
  },
};

/** Both password fields say that Caps Lock is on. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Password', 'Confirm password'])
      await fireEvent.keyDown(canvas.getByLabelText(name), { key: 'A', modifierCapsLock: true });
    await waitFor(() => expect(canvas.getAllByText('Caps Lock is on.')).toHaveLength(2));
  },
};

/** All errors are shown at once, and the focus goes to the first invalid field. */
export const Invalid: Story = {
  tags: ['req:account.register-email', 'req:account.register-password', 'req:account.register-username'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ab');
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Start 7-day free trial' }));
    await expect(await canvas.findByText('Username must be at least 3 characters')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A change of either password checks again whether they match. */
export const PasswordsDiffer: Story = {
  tags: ['req:account.register-confirmation'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), values.username);
    await userEvent.type(canvas.getByLabelText('Email'), values.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'passwor');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Start 7-day free trial' }));
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'd');
    await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
  },
};

/** What is too long or has an @ is said before the call, and stays in its field. */
export const Submitted: Story = {
  tags: ['req:auth.register-fields'],
  play: async ({ canvas, args }) => {
    const username = canvas.getByLabelText('Username');
    for (const [text, rule] of [
      ['x'.repeat(USERNAME_MAX_LENGTH + 1), `Username must be at most ${USERNAME_MAX_LENGTH} characters`],
      ['ada@home', 'Username must not contain @'],
    ] as const) {
      await userEvent.clear(username);
      await userEvent.type(username, `${text}{Enter}`);
      await expect(await canvas.findByText(rule)).toBeVisible();
      await expect(username).toHaveValue(text);
    }
    await userEvent.clear(username);
    await userEvent.type(username, values.username);
    await userEvent.type(canvas.getByLabelText('Email'), values.email);
    await userEvent.type(canvas.getByLabelText('Password'), values.password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${values.confirmPassword}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(values);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Creating your account...' });
    await expect(button).toBeDisabled();
    await expect(button.querySelector('[data-ui=spinner]')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'Username already exists' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Username already exists');
  },
};

export const Switched: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  args: { error: `This name is taken. ${'Another one may still be free. '.repeat(4)}` },
};
