import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/button';
import { preventNavigation } from '../../shell/stories/prevent-navigation';
import { LogInDialog, type LogInDialogProps } from './log-in-dialog';

/** Host page: a button opens the dialog, and a submit stays pending. */
function Page({ open: initially, pending = false, ...props }: LogInDialogProps) {
  const [open, setOpen] = useState(initially);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LogInDialog
        {...props}
        open={open}
        pending={pending || sent}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange?.(next);
        }}
        onSubmit={(credentials) => {
          setSent(true);
          return props.onSubmit?.(credentials);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Pieces/Account/LogInDialog',
  component: LogInDialog,
  render: (args) => <Page key={String(args.open)} {...args} />,
  decorators: [preventNavigation],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 640 } },
    guide: {
      keyboard: [
        {
          keys: ['Tab', 'Shift + Tab'],
          does: 'Moves focus to the next or previous control. Focus stays inside the dialog.',
        },
        { keys: ['Enter'], does: 'In a field: submits the form.' },
        { keys: ['Space'], does: 'On “Remember me”: checks or unchecks it.' },
        { keys: ['Escape'], does: 'Closes the dialog and returns focus to the element that opened it.' },
      ],
      do: [
        'Open it over the current page, so that the user stays there after the login.',
        'Pass the error message of the last attempt as `error`; the fields keep their values.',
        'Pass `onForgotPassword` and `onProvider`, or omit them to hide their buttons.',
      ],
      dont: [
        'Close it before the response arrives; users would not see the result.',
        'Offer “Remember me” if nothing depends on it: `remember={false}` leaves it out.',
      ],
    } satisfies StoryGuide,
  },
  args: {
    open: true,
    signUpHref: '#sign-up',
    onOpenChange: fn(),
    onSubmit: fn(),
    onForgotPassword: fn(),
    onProvider: fn(),
  },
} satisfies Meta<typeof LogInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log In' });

/** The first field has the focus and no error is shown. The dialog is at most 425 px wide. */
export const Default: Story = {
  tags: [
    'req:auth.dialog-fields',
    'req:auth.dialog-sign-up',
    'req:auth.dialog-sign-up-link',
    'req:auth.dialog-title',
    'req:auth.dialog-width',
  ],
  play: async () => {
    await waitFor(async () => expect(await email()).toHaveFocus());
    const dialog = screen.getByRole('dialog', { name: 'Log In' });
    await expect(dialog).toBeVisible();
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(425);
    await expect(getComputedStyle(dialog).maxWidth).toBe(innerWidth < 480 ? 'none' : '425px');
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(screen.getByText("Don't have an account?")).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '#sign-up');
  },
};

/** Errors appear on submit, not before; after that they are updated on every change. */
export const Invalid: Story = {
  tags: [
    'req:account.dialog-email',
    'req:account.dialog-on-change',
    'req:account.dialog-on-submit',
    'req:account.dialog-password',
  ],
  play: async ({ args }) => {
    await userEvent.type(await email(), 'demo@example');
    await userEvent.type(password(), 'short');
    await expect(screen.queryByText('Please enter a valid email address')).toBeNull();

    await userEvent.click(submit());
    await expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(await email()).toHaveFocus();
    await expect(await email()).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(await email(), '.com');
    await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull());
    await expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  },
};

/** The email, the password and the choice 'Remember me' are submitted. Two quick presses are one submit. */
export const Submitted: Story = {
  tags: [
    'req:auth.dialog-fields',
    'req:auth.dialog-remember',
    'req:session-calls.dialog-logs-in',
    'req:terms.login-sent',
  ],
  play: async ({ args }) => {
    await userEvent.type(await email(), ' demo@example.com ');
    await userEvent.type(password(), 'password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    const button = submit();
    button.click();
    button.click();
    await expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'demo@example.com',
      password: 'password',
      remember: true,
    });
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};

export const Pending: Story = {
  tags: ['req:auth.dialog-pending'],
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'password{Enter}');
    const button = screen.getByRole('button', { name: 'Logging in...' });
    await expect(button).toBeDisabled();
    await expect(button.querySelector('[data-ui=spinner]')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Invalid email or password' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

export const PasswordShown: Story = {
  tags: ['req:auth.show-password'],
  play: async () => {
    await email();
    await userEvent.type(password(), 'password');
    await expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(password()).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** Escape closes the dialog, restores the focus to its opener and clears the fields. */
export const ClosedAndOpenedAgain: Story = {
  tags: ['req:auth.dialog-title'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'password');
    // An input method uses Escape, too.
    await fireEvent.keyDown(await email(), { key: 'Escape', isComposing: true });
    await expect(await email()).toHaveValue('demo@example.com');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await email()).toHaveValue('');
    await expect(password()).toHaveValue('');
  },
};

/** The form is filled in and submitted by keyboard; the focus stays inside the dialog. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(async () => expect(await email()).toHaveFocus());
    await userEvent.keyboard('demo@example.com{Tab}password');
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox')).toBeChecked();
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab({ shift: step > 8 });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    password().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'demo@example.com',
      password: 'password',
      remember: true,
    });
  },
};

/** 'Forgot password?' and the two providers call the host; 'Sign up' closes the dialog. */
export const OtherWays: Story = {
  tags: ['req:auth.dialog-forgot', 'req:auth.dialog-providers', 'req:auth.dialog-sign-up-link'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
    await expect(args.onProvider).toHaveBeenNthCalledWith(1, 'google');
    await expect(args.onProvider).toHaveBeenNthCalledWith(2, 'apple');
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Only what the host sets is rendered. Without the checkbox `remember` is false. */
export const EmailOnly: Story = {
  args: { onForgotPassword: undefined, onProvider: undefined, remember: false, signUpHref: undefined },
  play: async ({ args }) => {
    await expect(await email()).toBeVisible();
    for (const name of ['Forgot password?', 'Google', 'Apple']) {
      await expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(screen.queryByRole('link')).toBeNull();
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'demo@example.com',
      password: 'password',
      remember: false,
    });
  },
};

/** UI texts a third longer, and a long error message of the server. */
export const LongText: Story = {
  globals: { locale: 'long' },
  args: {
    error: `Too many attempts from this address. ${'Please wait a little, and then try again. '.repeat(3)}`,
  },
};
