import type { RegisterForm as RegisterFormValues } from '@product/domain';
import type { ComponentProps } from 'react';

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called with all four values once they are valid. */
  onSubmit?: (values: RegisterFormValues) => void | Promise<void>;
  /**
   * Whether a registration is pending: the button is disabled and reads 'Creating your account...'.
   * @default false
   */
  pending?: boolean;
  /** Error message of the last attempt, shown above the button. */
  error?: string;
  /** URL of the terms of service. */
  termsHref: string;
  /** URL of the privacy policy. */
  privacyHref: string;
  /** Called by the link to the login form. Without it the link is not rendered. */
  onSwitch?: () => void;
}
