'use client';

import { registerFormSchema, type RegisterForm as Values } from '@product/domain';
import { useAccountForm, type AccountForm } from '../form';

interface RegisterFormOptions {
  pending: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
}

/** What is typed into a register form; it lives as long as the component that calls this. */
export function useRegisterForm({ pending, onSubmit }: RegisterFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    schema: registerFormSchema,
    pending,
    onSubmit,
  });
}
