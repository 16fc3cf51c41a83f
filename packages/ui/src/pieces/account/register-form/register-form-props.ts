import type { RegisterForm as RegisterFormValues } from '@product/domain';
import type { ComponentProps } from 'react';

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called with all four values once they hold to the rules. */
  onSubmit?: (values: RegisterFormValues) => void | Promise<void>;
  /**
   * A registration is on its way: the button is disabled and says so.
   * @default false
   */
  pending?: boolean;
  /** Why the last one failed, shown above the button. */
  error?: string;
  /** Where the terms of service are. */
  termsHref: string;
  /** Where the privacy policy is. */
  privacyHref: string;
  /** Called by the link to the login form. Without it, that link is not there. */
  onSwitch?: () => void;
}
