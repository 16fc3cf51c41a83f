'use client';

import type { LoginFormProps } from './login-form-props';
import { LoginFormView } from './login-form-view';
import { useLoginForm } from './use-login-form';

/** Login form for an email or a username, and a password. */
export function LoginForm({ onSubmit, pending = false, ...view }: LoginFormProps) {
  const login = useLoginForm({ pending, onSubmit });
  return <LoginFormView login={login} pending={pending} {...view} />;
}
