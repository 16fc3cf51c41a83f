'use client';

import type { LoginForm as Values } from '@product/domain';
import { useUi } from '../../../i18n';
import { FormFailure, NameField, PasswordField, SubmitButton, SwitchLine, type AccountForm } from '../form';

interface LoginFormViewProps {
  login: AccountForm<Values>;
  pending: boolean;
  error?: string;
  onSwitch?: () => void;
}

export function LoginFormView({
  login: { form, submit, say },
  pending,
  error,
  onSwitch,
}: LoginFormViewProps) {
  const { t } = useUi();
  const { errors } = form.formState;
  return (
    <form data-slot="login-form" method="post" noValidate onSubmit={submit} className="ui:grid ui:gap-5">
      <NameField
        label={t('account.emailOrUsername')}
        error={say(errors.identifier)}
        autoComplete="username"
        {...form.register('identifier')}
      />
      <PasswordField
        label={t('account.password')}
        error={say(errors.password)}
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
