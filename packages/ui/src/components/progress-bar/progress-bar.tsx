'use client';

import { Progress } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How much is done, from 0 to 100. */
  value: number;
  /** What is being done. */
  label: string;
  /**
   * The ground it lies on.
   * @default 'media'
   */
  variant?: 'media' | 'surface';
}

const TRACKS = {
  media: 'bg-[color-mix(in_oklch,var(--on-media)_28%,transparent)] text-on-media',
  surface: 'bg-surface-hover text-accent',
} as const;

/** A share of a hundred that is done. It runs evenly from one tick to the next. */
export function ProgressBar({ value, label, variant = 'media', className, ...props }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Progress.Root
      data-slot="progress-bar"
      data-variant={variant}
      aria-label={label}
      value={percent}
      className={cn(
        'h-1.5 w-full overflow-hidden rounded-full forced-colors:border',
        TRACKS[variant],
        className,
      )}
      {...props}
    >
      <Progress.Indicator
        data-slot="progress-bar-indicator"
        className="block h-full rounded-full bg-current transition-[inline-size] duration-tick ease-linear forced-colors:bg-[Highlight]"
        style={{ inlineSize: `${percent}%` }}
      />
    </Progress.Root>
  );
}
