'use client';

import { LoginFormView, useLoginForm, type LoginFormProps } from './login-form-view';

/** Login form for an email or a username, and a password. @public */
export function LoginForm({ onSubmit, pending = false, ...view }: LoginFormProps) {
  const login = useLoginForm({ pending, onSubmit });
  return <LoginFormView login={login} pending={pending} {...view} />;
}
