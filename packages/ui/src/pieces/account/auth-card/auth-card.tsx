import { Card, type CardProps } from '../../../components/card/card';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/tabs/tabs';
import { useUi } from '../../../i18n';
import { LoginFormView, useLoginForm, type LoginFormProps } from '../login-form/login-form';
import { RegisterFormView, useRegisterForm, type RegisterFormProps } from '../register-form/register-form';

export type AuthTab = 'login' | 'register';

export interface AuthCardProps extends Omit<CardProps, 'asChild' | 'children'> {
  /** Selected tab: which form is shown. */
  tab: AuthTab;
  /** Called by the tabs and by the links between the forms. Without it the tab cannot be changed. */
  onTabChange?: (tab: AuthTab) => void;
  /** Called with the email or the username, and the password. */
  onLogin?: LoginFormProps['onSubmit'];
  /**
   * Whether a login is pending.
   * @default false
   */
  loginPending?: boolean;
  /** Error message of the last login. */
  loginError?: string;
  /** Called with the four values of the registration form. */
  onRegister?: RegisterFormProps['onSubmit'];
  /**
   * Whether a registration is pending.
   * @default false
   */
  registerPending?: boolean;
  /** Error message of the last registration. */
  registerError?: string;
  /** URL of the terms of service. Without it, or without the privacy policy, the line about both is not rendered. */
  termsHref?: string;
  /** URL of the privacy policy. */
  privacyHref?: string;
}

/** Login and registration forms as two tabs. Each form keeps its values while the other one is shown. @public */
export function AuthCard({
  tab,
  onTabChange,
  onLogin,
  loginPending = false,
  loginError,
  onRegister,
  registerPending = false,
  registerError,
  termsHref,
  privacyHref,
  ...props
}: AuthCardProps) {
  const { t } = useUi();
  const login = useLoginForm({ pending: loginPending, onSubmit: onLogin });
  const registration = useRegisterForm({ pending: registerPending, onSubmit: onRegister });
  return (
    <Card data-ui="auth-card" {...props}>
      <Tabs value={tab} onValueChange={(next) => onTabChange?.(next as AuthTab)} className="ui:grid ui:gap-6">
        <TabsList fullWidth aria-label={t('account.tabs')}>
          <TabsTrigger value="login">{t('account.login')}</TabsTrigger>
          <TabsTrigger value="register">{t('account.register')}</TabsTrigger>
        </TabsList>
        <TabsContent value="login" tabIndex={-1}>
          <LoginFormView
            login={login}
            pending={loginPending}
            error={loginError}
            onSwitch={onTabChange && (() => onTabChange('register'))}
          />
        </TabsContent>
        <TabsContent value="register" tabIndex={-1}>
          <RegisterFormView
            registration={registration}
            pending={registerPending}
            error={registerError}
            termsHref={termsHref}
            privacyHref={privacyHref}
            onSwitch={onTabChange && (() => onTabChange('login'))}
          />
        </TabsContent>
      </Tabs>
    </Card>
  );
}
