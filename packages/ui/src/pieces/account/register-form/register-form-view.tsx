'use client';

import type { RegisterForm as Values } from '@product/domain';
import { Field } from '../../../components/field';
import { Input } from '../../../components/input';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { FormFailure, NameField, PasswordField, SubmitButton, SwitchLine, type AccountForm } from '../form';
import type { RegisterFormProps } from './register-form-props';
import { TermsNote } from './terms-note';

interface RegisterFormViewProps extends Omit<RegisterFormProps, 'onSubmit'> {
  registration: AccountForm<Values>;
}

export function RegisterFormView({
  registration: { form, submit, formatError },
  pending = false,
  error,
  termsHref,
  privacyHref,
  onSwitch,
  className,
  ...props
}: RegisterFormViewProps) {
  const { t } = useUi();
  const { errors } = form.formState;
  return (
    <form
      data-ui="register-form"
      method="post"
      noValidate
      className={cn('ui:grid ui:gap-5', className)}
      {...props}
      onSubmit={submit}
    >
      <NameField
        label={t('account.username')}
        error={formatError(errors.username)}
        autoComplete="username"
        {...form.register('username')}
      />
      <NameField
        label={t('account.email')}
        error={formatError(errors.email)}
        type="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <PasswordField
        label={t('account.password')}
        description={!errors.password && t('account.passwordHint')}
        error={formatError(errors.password)}
        autoComplete="new-password"
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <Field label={t('account.confirmPassword')} error={formatError(errors.confirmPassword)} required>
        <Input type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      {error && <FormFailure>{error}</FormFailure>}
      <div className="ui:grid ui:gap-3">
        <SubmitButton
          pending={pending}
          label={t('account.startTrial')}
          pendingLabel={t('account.startingTrial')}
        />
        <TermsNote termsHref={termsHref} privacyHref={privacyHref} />
      </div>
      {onSwitch && (
        <SwitchLine question={t('account.haveAccount')} answer={t('account.logInLink')} onSwitch={onSwitch} />
      )}
    </form>
  );
}
