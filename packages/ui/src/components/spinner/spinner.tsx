import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { VisuallyHidden } from '../visually-hidden';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Says that something runs. Leave it out where words beside the spinner say so already. */
  label?: string;
}

/** Something runs, nobody knows how long. It stands still under reduced motion. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <span
      data-slot="spinner"
      className={cn('ui:inline-block ui:fallback:size-4 ui:shrink-0', className)}
      {...voice}
      {...props}
    >
      <span className="ui:block ui:size-full ui:animate-spin ui:rounded-full ui:border-2 ui:border-[color-mix(in_oklch,currentColor_28%,transparent)] ui:border-t-current" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
