import {
  AuthCard,
  LogInDialog,
  RegisterForm,
  TokenBalance,
  UserMenu,
  UserMenuTrigger,
} from '../../pieces/account';
import type { Cases } from '../case';

export const account: Cases = {
  AuthCard: (root) => <AuthCard {...root} tab="login" termsHref="#terms" privacyHref="#privacy" />,
  LogInDialog: (root) => <LogInDialog {...root} open signUpHref="#sign-up" />,
  RegisterForm: (root) => <RegisterForm {...root} termsHref="#terms" privacyHref="#privacy" />,
  TokenBalance: (root) => <TokenBalance {...root} tokens={1} />,
  UserMenu: (root) => <UserMenu {...root} username="demo" links={[{ href: '#', label: 'Account' }]} />,
  UserMenuTrigger: (root) => <UserMenuTrigger {...root} username="demo" />,
};
