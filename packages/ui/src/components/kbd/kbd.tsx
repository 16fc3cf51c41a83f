import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type KbdProps = ComponentProps<'kbd'>;

/** One key of a keyboard. */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'inline-block rounded-[4px] border border-line bg-surface-raised px-[0.4em] font-sans text-2xs text-ink-muted',
        className,
      )}
      {...props}
    />
  );
}
