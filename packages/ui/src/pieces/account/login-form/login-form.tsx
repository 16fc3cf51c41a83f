import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { loginFormSchema, toCredentials, type Credentials, type LoginForm as Values } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { cn } from '../../../lib/cn';
import {
  FormFailure,
  NameField,
  PasswordField,
  SubmitButton,
  SwitchLine,
  useAccountForm,
  type AccountForm,
} from '../form';

export interface LoginFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>, PendingProps {
  /** Called with the password and with an email if the name contains an '@', otherwise with a username. */
  onSubmit?: (credentials: Credentials) => void | Promise<void>;
  /** Called by the link to the register form. Without it the link is not rendered. */
  onSwitch?: () => void;
}

type LoginFormOptions = Pick<LoginFormProps, 'pending' | 'onSubmit'>;

/** State of a login form. It is kept as long as the calling component is mounted. */
export function useLoginForm({ pending = false, onSubmit }: LoginFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    resolver: standardSchemaResolver(loginFormSchema),
    pending,
    onSubmit: (values) => onSubmit?.(toCredentials(values)),
  });
}

/** Login form for an email or a username, and a password. @public */
export function LoginForm({ onSubmit, pending = false, ...view }: LoginFormProps) {
  const login = useLoginForm({ pending, onSubmit });
  return <LoginFormView login={login} pending={pending} {...view} />;
}

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
