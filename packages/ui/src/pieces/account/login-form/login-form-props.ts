import type { Credentials } from '@product/domain';
import type { ComponentProps } from 'react';

export interface LoginFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called with the password and with an email if the name contains an '@', otherwise with a username. */
  onSubmit?: (credentials: Credentials) => void | Promise<void>;
  /**
   * Whether a login is pending: the button is disabled and reads 'Logging in...'.
   * @default false
   */
  pending?: boolean;
  /** Error message of the last attempt, shown above the button. */
  error?: string;
  /** Called by the link to the register form. Without it the link is not rendered. */
  onSwitch?: () => void;
}
