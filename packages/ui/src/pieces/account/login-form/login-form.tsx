'use client';

import type { Credentials } from '@product/domain';
import { LoginFormView } from './login-form-view';
import { useLoginForm } from './use-login-form';

export interface LoginFormProps {
  /** Called with an email, if the name has an '@', or else with a username; and with the password. */
  onSubmit?: (credentials: Credentials) => void | Promise<void>;
  /**
   * A login is on its way: the button is disabled and says so.
   * @default false
   */
  pending?: boolean;
  /** Why the last one failed, shown above the button. */
  error?: string;
  /** Called by the link to the register form. Without it, that link is not there. */
  onSwitch?: () => void;
}

/** Login by email or username. */
export function LoginForm({ onSubmit, pending = false, error, onSwitch }: LoginFormProps) {
  const login = useLoginForm({ pending, onSubmit });
  return <LoginFormView login={login} pending={pending} error={error} onSwitch={onSwitch} />;
}
