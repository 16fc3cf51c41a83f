import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useFieldControl } from '../field';
import { inputBoxVariants } from './input.variants';

export type InputProps = ComponentProps<'input'>;

/** A single-line text input. Inside a `Field` it has the label, description and error state of the field. @public */
export function Input({ className, ...props }: InputProps) {
  const field = useFieldControl();
  return (
    <input
      data-ui="input"
      type="text"
      {...field}
      className={cn(inputBoxVariants({ on: 'control' }), 'ui:h-11 ui:px-3', className)}
      {...props}
    />
  );
}
