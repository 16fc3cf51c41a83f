'use client';

import { useState } from 'react';
import { cn } from '../../lib/cn';
import { useFieldControl } from '../field';
import { IconButton } from '../icon-button';
import { EyeIcon, EyeOffIcon } from '../icons';
import type { InputProps } from './input';
import { inputBoxVariants } from './input.variants';

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is readable. */
  hideLabel: string;
}

/** A password that its owner may read. `className` dresses the box; all else goes to the input. */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const field = useFieldControl();
  const [readable, setReadable] = useState(false);
  const Icon = readable ? EyeOffIcon : EyeIcon;

  return (
    <div
      data-slot="password-input"
      className={cn(inputBoxVariants({ on: 'wrapper' }), 'ui:flex ui:h-11 ui:items-center', className)}
    >
      <input
        data-slot="input"
        {...field}
        className="ui:h-full ui:min-w-0 ui:flex-1 ui:rounded-sm ui:bg-transparent ui:ps-3 ui:outline-none"
        {...props}
        type={readable ? 'text' : 'password'}
      />
      <IconButton
        label={readable ? hideLabel : showLabel}
        disabled={props.disabled}
        className="ui:h-full ui:min-h-0 ui:rounded-[9px] ui:border-0"
        onClick={() => setReadable(!readable)}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
