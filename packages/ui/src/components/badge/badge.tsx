import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { badgeVariants } from './badge.variants';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * What kind of remark it is; `media` lies on a picture.
   * @default 'neutral'
   */
  variant?: NonNullable<VariantProps<typeof badgeVariants>['variant']>;
}

/** A short remark about the thing beside it, with an icon if one helps. */
export function Badge({ variant = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant }), className)}
      {...props}
    />
  );
}
