import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Slot } from '../../lib/slot';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /**
   * Hides the one child element instead of rendering a span around it.
   * @default false
   */
  asChild?: boolean;
}

/** Text for screen readers only. An element around it has a `position`, or the text lengthens the document. @public */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Component = asChild ? Slot : 'span';
  return <Component data-ui="visually-hidden" className={cn('ui:sr-only', className)} {...props} />;
}
