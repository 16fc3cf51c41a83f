import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthCard, type AuthCardProps } from './auth-card';

function Page({ tab: first, onTabChange, ...props }: AuthCardProps) {
  const [tab, setTab] = useState(first);
  return (
    <div className="mx-auto max-w-108">
      <AuthCard
        {...props}
        tab={tab}
        onTabChange={(next) => {
          setTab(next);
          onTabChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Pieces/Account/AuthCard',
  component: AuthCard,
  render: (args) => <Page key={args.tab} {...args} />,
  args: {
    tab: 'login',
    onTabChange: fn(),
    onLogin: fn(),
    onRegister: fn(),
    termsHref: '#terms',
    privacyHref: '#privacy',
  },
  parameters: {
    guide: {
      keyboard: [
        { keys: ['Left', 'Right'], does: 'On a tab: shows the other form.' },
        { keys: ['Enter'], does: 'In a field: submits that form.' },
      ],
      do: [
        'Keep the selected tab in the URL, so that a link can open either form.',
        'Pass a failed login as `loginError` and a failed registration as `registerError`.',
      ],
      dont: [
        'Remount the card when the tab changes; both forms would lose their values.',
        'Put it into a dialog; use `LogInDialog` instead.',
      ],
    } satisfies StoryGuide,
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['req:auth.auth-tabs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tablist', { name: 'Account' })).toBeVisible();
    await expect(canvas.getAllByLabelText('Password')).toHaveLength(1);
  },
};

export const Register: Story = { args: { tab: 'register' } };

/** Each form keeps its values while the other form is shown. */
export const Switched: Story = {
  tags: ['req:auth.auth-tabs', 'req:session.auth-tab'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email or username'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('register');
    await userEvent.type(canvas.getByLabelText('Username'), 'newcomer');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('demo');
    await expect(canvas.getByLabelText('Password')).toHaveValue('password');
    await userEvent.click(canvas.getByRole('button', { name: 'Create one' }));
    await expect(canvas.getByLabelText('Username')).toHaveValue('newcomer');
  },
};

/** Values kept over a change of tab are submitted. */
export const SubmittedAfterSwitching: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email or username'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledWith({ username: 'demo', password: 'password' });
  },
};

export const LoginFailed: Story = { args: { loginError: 'Invalid email or password' } };

export const RegistrationFailed: Story = {
  args: { tab: 'register', registerError: 'Could not create account. Please try again.' },
};

export const Pending: Story = {
  args: { loginPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
};

/** The arrow keys change the tab; Enter submits the visible form. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(canvas.getByLabelText('Email or username'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { locale: 'long' },
  args: { tab: 'register', registerError: `This name is taken. ${'Another may be free. '.repeat(6)}` },
};
