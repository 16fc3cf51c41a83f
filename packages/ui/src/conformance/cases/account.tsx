import { AuthCard, LogInDialog } from '../../pieces/account';
import type { Cases } from '../case';

export const account: Cases = {
  AuthCard: (root) => <AuthCard {...root} tab="login" />,
  LogInDialog: (root) => <LogInDialog {...root} open />,
};
