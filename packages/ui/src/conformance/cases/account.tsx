import { businessModels } from '@product/domain';
import { AuthCard, LogInDialog, LoginForm, RegisterForm, TokenBalance, UserMenu } from '../../pieces/account';
import type { Cases } from '../case';

export const account: Cases = {
  AuthCard: (root) => <AuthCard {...root} tab="login" termsHref="#terms" privacyHref="#privacy" />,
  LogInDialog: (root) => <LogInDialog {...root} open signUpHref="#sign-up" />,
  LoginForm: (root) => <LoginForm {...root} />,
  RegisterForm: (root) => <RegisterForm {...root} termsHref="#terms" privacyHref="#privacy" />,
  TokenBalance: (root) => <TokenBalance {...root} tokens={1} />,
  UserMenu: (root) => (
    <UserMenu
      {...root}
      username="demo"
      entries={businessModels.tokens.userMenu}
      hrefFor={(destination) => `#${destination}`}
    />
  ),
};
