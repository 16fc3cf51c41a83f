import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/button';
import { rightToLeft } from '../../shell/stories/right-to-left';
import { stayOnPage } from '../../shell/stories/stay-on-page';
import { LogInDialog, type LogInDialogProps } from './log-in-dialog';

/** As a page has it: a button opens the dialog, and a submit is pending until it is answered. */
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
  render: (args) => <Page {...args} />,
  decorators: [stayOnPage],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
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

/** The first field has the focus, and nothing is wrong yet. */
export const Empty: Story = {
  play: async () => {
    await waitFor(async () => expect(await email()).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '#sign-up');
  },
};

/** Messages come with the submit, not before; then they follow every change. */
export const Invalid: Story = {
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

/** The email and the password are sent; 'Remember me' is not, and two quick presses are one submit. */
export const Submitted: Story = {
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
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'demo@example.com', password: 'password' });
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'password{Enter}');
    await expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  args: { error: 'Invalid email or password' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

/** The password can be read while it is typed. */
export const PasswordShown: Story = {
  play: async () => {
    await email();
    await userEvent.type(password(), 'password');
    await expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(password()).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** Escape closes, the focus returns to what opened it, and what was typed is gone. */
export const ClosedAndOpenedAgain: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.type(await email(), 'demo@example.com');
    await userEvent.type(password(), 'password');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await email()).toHaveValue('');
    await expect(password()).toHaveValue('');
  },
};

/** What the host does not offer does nothing, and nothing breaks. */
export const OtherWays: Story = {
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

export const RightToLeft: Story = { decorators: [rightToLeft], args: { error: 'Invalid email or password' } };
