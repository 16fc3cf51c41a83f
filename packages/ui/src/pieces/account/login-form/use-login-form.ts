'use client';

import { loginFormSchema, toCredentials, type Credentials, type LoginForm as Values } from '@product/domain';
import { useAccountForm, type AccountForm } from '../form';

interface LoginFormOptions {
  pending: boolean;
  onSubmit?: (credentials: Credentials) => void | Promise<void>;
}

/** What is typed into a login form; it lives as long as the component that calls this. */
export function useLoginForm({ pending, onSubmit }: LoginFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    schema: loginFormSchema,
    pending,
    onSubmit: (values) => onSubmit?.(toCredentials(values)),
  });
}
