import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type SkeletonProps = ComponentProps<'div'>;

/** Placeholder of content that is loading, hidden from screen readers. Set its size with `className`. @public */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <div
      data-ui="skeleton"
      aria-hidden
      className={cn(
        'ui:animate-breathe ui:fallback:rounded-sm ui:bg-surface-hover ui:forced-colors:border ui:forced-colors:border-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}
