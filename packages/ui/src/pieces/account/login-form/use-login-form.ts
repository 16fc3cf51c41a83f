'use client';

import { loginFormSchema, toCredentials, type Credentials, type LoginForm as Values } from '@product/domain';
import { useAccountForm, type AccountForm } from '../form';

interface LoginFormOptions {
  pending: boolean;
  onSubmit?: (credentials: Credentials) => void | Promise<void>;
}

/** State of a login form. It is kept as long as the calling component is mounted. */
export function useLoginForm({ pending, onSubmit }: LoginFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    schema: loginFormSchema,
    pending,
    onSubmit: (values) => onSubmit?.(toCredentials(values)),
  });
}
