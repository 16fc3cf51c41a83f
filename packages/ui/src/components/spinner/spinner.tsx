import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Text for screen readers, in an element with `role="status"`. Leave it out where visible text beside the spinner
   * says the same: the spinner is then hidden from screen readers.
   */
  label?: string;
}

/** Indicates an action of unknown duration. It does not turn under `prefers-reduced-motion`. @public */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <span
      data-ui="spinner"
      className={cn('ui:relative ui:inline-block ui:fallback:size-4 ui:shrink-0', className)}
      {...ariaProps}
      {...props}
    >
      <span className="ui:block ui:size-full ui:animate-spin ui:rounded-full ui:border-2 ui:border-[color-mix(in_oklch,currentColor_28%,transparent)] ui:border-t-current" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
