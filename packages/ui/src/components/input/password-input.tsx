import { useState } from 'react';
import { cn } from '../../lib/cn';
import { useFieldControl } from '../field';
import { IconButton } from '../icon-button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons';
import type { InputProps } from './input';
import { inputBoxVariants } from './input.variants';

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** Accessible name of the button while the password is hidden. */
  showLabel: string;
  /** Accessible name of the button while the password is visible. */
  hideLabel: string;
}

/** A password input with a button that shows and hides the password. Other props go to the input. @public */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const field = useFieldControl();
  const [readable, setReadable] = useState(false);
  const Icon = readable ? EyeOffIcon : EyeIcon;

  return (
    <div data-ui="password-input" className="ui:relative">
      <input
        data-ui="input"
        {...field}
        className={cn(inputBoxVariants({ on: 'control' }), 'ui:h-11 ui:ps-3 ui:pe-11', className)}
        {...props}
        type={readable ? 'text' : 'password'}
      />
      <IconButton
        label={readable ? hideLabel : showLabel}
        disabled={props.disabled}
        className="ui:absolute ui:inset-y-px ui:end-px ui:min-h-0 ui:border-0 ui:focus-visible:-outline-offset-2"
        onClick={() => setReadable(!readable)}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
