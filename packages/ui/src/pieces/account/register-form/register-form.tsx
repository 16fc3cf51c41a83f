import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { registerFormSchema, type RegisterForm as Values } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi, RichText } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { cn } from '../../../lib/cn';
import {
  FormFailure,
  NameField,
  PasswordAgainField,
  PasswordField,
  SubmitButton,
  SwitchLine,
  useAccountForm,
  type AccountForm,
} from '../form';
import { TextLink } from '../../../components/text-link';

export interface RegisterFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>, PendingProps {
  /** Called with all four values once they are valid. */
  onSubmit?: (values: Values) => void | Promise<void>;
  /** URL of the terms of service. Without it, or without the privacy policy, the line about both is not rendered. */
  termsHref?: string;
  /** URL of the privacy policy. */
  privacyHref?: string;
  /** Called by the link to the login form. Without it the link is not rendered. */
  onSwitch?: () => void;
}

type RegisterFormOptions = Pick<RegisterFormProps, 'pending' | 'onSubmit'>;

/** State of a register form. It is kept as long as the calling component is mounted. */
export function useRegisterForm({ pending = false, onSubmit }: RegisterFormOptions): AccountForm<Values> {
  return useAccountForm<Values>({
    resolver: standardSchemaResolver(registerFormSchema),
    pending,
    onSubmit,
  });
}

/** Registration form for a new account, which starts the free trial. @public */
export function RegisterForm({ onSubmit, pending = false, ...view }: RegisterFormProps) {
  const registration = useRegisterForm({ pending, onSubmit });
  return <RegisterFormView registration={registration} pending={pending} {...view} />;
}

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
      <PasswordAgainField
        label={t('account.confirmPassword')}
        error={formatError(errors.confirmPassword)}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      {error && <FormFailure>{error}</FormFailure>}
      <div className="ui:grid ui:gap-3">
        <SubmitButton
          pending={pending}
          label={t('account.startTrial')}
          pendingLabel={t('account.startingTrial')}
        />
        {termsHref && privacyHref && <TermsNote termsHref={termsHref} privacyHref={privacyHref} />}
      </div>
      {onSwitch && (
        <SwitchLine question={t('account.haveAccount')} answer={t('account.logInLink')} onSwitch={onSwitch} />
      )}
    </form>
  );
}

interface TermsNoteProps {
  termsHref: string;
  privacyHref: string;
}

function TermsNote({ termsHref, privacyHref }: TermsNoteProps) {
  const { t, Link } = useUi();
  const linkTo = (href: string) => (label: string) => (
    <TextLink asChild className="ui:underline">
      <Link href={href}>{label}</Link>
    </TextLink>
  );
  return (
    <p className="ui:text-center ui:text-xs ui:text-pretty ui:text-ink-muted">
      <RichText
        text={t('account.terms')}
        components={{ terms: linkTo(termsHref), privacy: linkTo(privacyHref) }}
      />
    </p>
  );
}
