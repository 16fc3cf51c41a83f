import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type KbdProps = ComponentProps<'kbd'>;

/** One key of a keyboard. @public */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-ui="kbd"
      className={cn(
        'ui:inline-block ui:shrink-0 ui:whitespace-nowrap ui:rounded-2xs ui:border ui:border-line ui:bg-surface-raised ui:px-[0.4em] ui:font-sans ui:text-2xs ui:text-ink-muted',
        className,
      )}
      {...props}
    />
  );
}
