import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { logInDialogSchema, type LogInDialogForm as Values } from '@product/domain';
import type { ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox/checkbox';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { FormFailure, NameField, PasswordField, SubmitButton, useAccountForm } from '../form';

interface LogInDialogFormProps extends PendingProps {
  defaultEmail: string;
  onEmailChange: ((email: string) => void) | undefined;
  onSubmit?: (values: Values) => void | Promise<void>;
  remember?: boolean;
  onForgotPassword?: () => void;
}

export function LogInDialogForm({
  defaultEmail,
  onEmailChange,
  onSubmit,
  pending = false,
  error,
  remember = true,
  onForgotPassword,
}: LogInDialogFormProps) {
  const { t } = useUi();
  const { form, submit, formatError } = useAccountForm<Values>({
    resolver: standardSchemaResolver(logInDialogSchema),
    defaultValues: { email: defaultEmail, password: '', remember: false },
    pending,
    onSubmit,
  });
  const { errors } = form.formState;

  return (
    <form
      data-ui="log-in-dialog-form"
      method="post"
      noValidate
      onSubmit={submit}
      className="ui:grid ui:gap-5"
    >
      <NameField
        label={t('account.email')}
        error={formatError(errors.email)}
        type="email"
        autoComplete="username"
        {...form.register('email', {
          onChange: (event: ChangeEvent<HTMLInputElement>) => onEmailChange?.(event.target.value),
        })}
      />
      <PasswordField
        label={t('account.password')}
        error={formatError(errors.password)}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <div className="ui:-my-1 ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-3">
        {remember && (
          <Controller
            control={form.control}
            name="remember"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                label={t('account.rememberMe')}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
                {...field}
              />
            )}
          />
        )}
        {onForgotPassword && (
          <Button
            variant="ghost"
            size="sm"
            className="ui:ms-auto ui:-me-2 ui:px-2"
            onClick={onForgotPassword}
          >
            {t('account.forgotPassword')}
          </Button>
        )}
      </div>
      {error && <FormFailure>{error}</FormFailure>}
      <SubmitButton pending={pending} label={t('account.logIn')} pendingLabel={t('account.loggingIn')} />
    </form>
  );
}
