'use client';

import { Progress } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

const RADIUS = 10;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface ProgressRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress in percent, clamped to 0 to 100. */
  value: number;
  /** Accessible name: what is in progress. */
  label: string;
}

/**
 * A circular progress indicator for places too small for a bar. By default it is 24 px wide and in the accent colour;
 * change both with `className`.
 */
export function ProgressRing({ value, label, className, ...props }: ProgressRingProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Progress.Root
      data-ui="progress-ring"
      aria-label={label}
      value={percent}
      className={cn('ui:inline-block ui:size-6 ui:shrink-0 ui:text-accent', className)}
      {...props}
    >
      <svg viewBox="0 0 24 24" fill="none" strokeWidth={3} aria-hidden className="ui:size-full ui:-rotate-90">
        <circle
          cx={12}
          cy={12}
          r={RADIUS}
          className="ui:stroke-surface-hover ui:forced-colors:stroke-[CanvasText]"
        />
        <circle
          cx={12}
          cy={12}
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
          className="ui:stroke-current ui:transition-[stroke-dashoffset] ui:duration-tick ui:ease-linear ui:forced-colors:stroke-[Highlight]"
        />
      </svg>
    </Progress.Root>
  );
}
