import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { badgeVariants } from './badge.variants';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Meaning of the badge; `media` is for use on pictures.
   * @default 'neutral'
   */
  variant?: NonNullable<VariantProps<typeof badgeVariants>['variant']>;
}

/** A short label for the element beside it, with an optional icon. @public */
export function Badge({ variant = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      data-ui="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant }), className)}
      {...props}
    />
  );
}
