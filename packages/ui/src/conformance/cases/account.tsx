import { AuthCard, LogInDialog, RegisterForm } from '../../pieces/account';
import type { Cases } from '../case';

export const account: Cases = {
  AuthCard: (root) => <AuthCard {...root} tab="login" termsHref="#terms" privacyHref="#privacy" />,
  LogInDialog: (root) => <LogInDialog {...root} open signUpHref="#sign-up" />,
  RegisterForm: (root) => <RegisterForm {...root} termsHref="#terms" privacyHref="#privacy" />,
};
