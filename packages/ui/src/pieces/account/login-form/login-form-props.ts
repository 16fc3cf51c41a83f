import type { Credentials } from '@product/domain';
import type { ComponentProps } from 'react';

export interface LoginFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
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
