'use client';

import type { LoginForm as Values } from '@product/domain';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { LoginFormProps } from './login-form-props';
import { FormFailure, NameField, PasswordField, SubmitButton, SwitchLine, type AccountForm } from '../form';

interface LoginFormViewProps extends Omit<LoginFormProps, 'onSubmit'> {
  login: AccountForm<Values>;
}

export function LoginFormView({
  login: { form, submit, formatError },
  pending = false,
  error,
  onSwitch,
  className,
  ...props
}: LoginFormViewProps) {
  const { t } = useUi();
  const { errors } = form.formState;
  return (
    <form
      data-ui="login-form"
      method="post"
      noValidate
      className={cn('ui:grid ui:gap-5', className)}
      {...props}
      onSubmit={submit}
    >
      <NameField
        label={t('account.emailOrUsername')}
        error={formatError(errors.identifier)}
        autoComplete="username"
        {...form.register('identifier')}
      />
      <PasswordField
        label={t('account.password')}
        error={formatError(errors.password)}
        autoComplete="current-password"
        {...form.register('password')}
      />
      {error && <FormFailure>{error}</FormFailure>}
      <SubmitButton pending={pending} label={t('account.login')} pendingLabel={t('account.loggingIn')} />
      {onSwitch && (
        <SwitchLine
          question={t('account.noAccount')}
          answer={t('account.registerLink')}
          onSwitch={onSwitch}
        />
      )}
    </form>
  );
}
