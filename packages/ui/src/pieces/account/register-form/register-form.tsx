'use client';

import type { RegisterFormProps } from './register-form-props';
import { RegisterFormView } from './register-form-view';
import { useRegisterForm } from './use-register-form';

/** Registration form for a new account, which starts the free trial. */
export function RegisterForm({ onSubmit, pending = false, ...view }: RegisterFormProps) {
  const registration = useRegisterForm({ pending, onSubmit });
  return <RegisterFormView registration={registration} pending={pending} {...view} />;
}
