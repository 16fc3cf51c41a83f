'use client';

import { registerFormSchema, type RegisterForm as Values } from '@product/domain';
import { useAccountForm, type AccountForm } from '../form';

interface RegisterFormOptions {
  pending: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
}

/** State of a register form. It is kept as long as the calling component is mounted. */
export function useRegisterForm({ pending, onSubmit }: RegisterFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    schema: registerFormSchema,
    pending,
    onSubmit,
  });
}
