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
      className={cn(inputBoxVariants({ on: 'wrapper' }), 'flex h-11 items-center', className)}
    >
      <input
        data-slot="input"
        {...field}
        className="h-full min-w-0 flex-1 rounded-sm bg-transparent ps-3 outline-none"
        {...props}
        type={readable ? 'text' : 'password'}
      />
      <IconButton
        label={readable ? hideLabel : showLabel}
        disabled={props.disabled}
        className="h-full min-h-0 rounded-[9px] border-0 disabled:bg-transparent"
        onClick={() => setReadable(!readable)}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
