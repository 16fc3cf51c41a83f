import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Slot } from '../../lib/slot';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Renders the one child element with the card's styles: a section, an article, a list.
   * @default false
   */
  asChild?: boolean;
}

/** A panel with a thin border. Cards are not nested. @public */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Component = asChild ? Slot : 'div';
  return (
    <Component
      data-ui="card"
      className={cn(
        'ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:p-6 ui:fallback:text-ink ui:wrap-break-word ui:max-xs:p-4',
        className,
      )}
      {...props}
    />
  );
}
