import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Slot } from '../../lib/slot';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Hides the one child element instead of a span around it.
   * @default false
   */
  asChild?: boolean;
}

/** Words for those who listen. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Component = asChild ? Slot : 'span';
  return <Component data-slot="visually-hidden" className={cn('ui:sr-only', className)} {...props} />;
}
