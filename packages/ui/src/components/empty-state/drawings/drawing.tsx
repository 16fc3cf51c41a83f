import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';

export type DrawingProps = ComponentProps<'svg'>;

/** Base of the line drawings: strokes in `currentColor` on a grid of 160 by 120 units. */
export function Drawing({ className, ...props }: DrawingProps) {
  return (
    <svg
      data-ui="drawing"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cn('ui:h-auto ui:fallback:w-36 ui:text-ink-faint', className)}
      {...props}
    />
  );
}

export const ACCENT_STROKE = 'ui:stroke-accent-line';
export const CANVAS = 'ui:fill-accent-soft ui:stroke-accent-line';
