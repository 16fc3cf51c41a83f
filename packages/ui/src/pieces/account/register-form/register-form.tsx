'use client';

import { RegisterFormView, useRegisterForm, type RegisterFormProps } from './register-form-view';

/** Registration form for a new account, which starts the free trial. @public */
export function RegisterForm({ onSubmit, pending = false, ...view }: RegisterFormProps) {
  const registration = useRegisterForm({ pending, onSubmit });
  return <RegisterFormView registration={registration} pending={pending} {...view} />;
}
