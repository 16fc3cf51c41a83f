import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Slot } from '../../lib/slot';
import { textLinkVariants } from './text-link.variants';

export interface TextLinkProps extends ComponentProps<'a'> {
  /**
   * `accent` stands out in a text, `quiet` stands in lists of links.
   * @default 'accent'
   */
  variant?: NonNullable<VariantProps<typeof textLinkVariants>['variant']>;
  /**
   * Gives the looks to the one child element: a router's link, or a button that reads as a link.
   * @default false
   */
  asChild?: boolean;
}

/** Words that lead somewhere. */
export function TextLink({ variant = 'accent', asChild = false, className, ...props }: TextLinkProps) {
  const Component = asChild ? Slot : 'a';
  return (
    <Component
      data-slot="text-link"
      data-variant={variant}
      className={cn(textLinkVariants({ variant }), className)}
      {...props}
    />
  );
}
