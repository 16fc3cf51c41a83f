import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress in percent, clamped to 0 to 100. */
  value: number;
  /** Accessible name: what is in progress. */
  label: string;
  /**
   * What the bar is on: a picture (`media`) or the page (`surface`).
   * @default 'media'
   */
  variant?: 'media' | 'surface';
}

const TRACKS = {
  media: 'ui:bg-[color-mix(in_oklch,var(--ui-on-media)_28%,transparent)] ui:text-on-media',
  surface: 'ui:bg-surface-hover ui:text-accent',
} as const;

/** A progress bar. It moves linearly from one value to the next. @public */
export function ProgressBar({ value, label, variant = 'media', className, ...props }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      data-ui="progress-bar"
      data-variant={variant}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn(
        'ui:h-1.5 ui:w-full ui:overflow-hidden ui:rounded-full ui:forced-colors:border',
        TRACKS[variant],
        className,
      )}
      {...props}
    >
      <div
        data-ui="progress-bar-indicator"
        className="ui:block ui:h-full ui:rounded-full ui:bg-current ui:transition-[inline-size] ui:duration-tick ui:ease-linear ui:forced-colors:bg-[Highlight]"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
