import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../shell/stories/right-to-left';
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
  render: (args) => <Page {...args} />,
  args: {
    tab: 'login',
    onTabChange: fn(),
    onLogin: fn(),
    onRegister: fn(),
    termsHref: '#terms',
    privacyHref: '#privacy',
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByLabelText('Password')).toHaveLength(1);
  },
};

export const Register: Story = { args: { tab: 'register' } };

/** What is typed into either form is there again after a look at the other. */
export const Switched: Story = {
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

/** What was kept is sent as if nobody had looked away. */
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
