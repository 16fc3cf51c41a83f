import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Slot } from '../../lib/slot';
import { textLinkVariants } from './text-link.variants';

export interface TextLinkProps extends ComponentProps<'a'> {
  /**
   * `accent` is for links within a text, `quiet` for lists of links.
   * @default 'accent'
   */
  variant?: NonNullable<VariantProps<typeof textLinkVariants>['variant']>;
  /**
   * Renders the one child element with the link's styles: a router's link, or a button that reads as a link.
   * @default false
   */
  asChild?: boolean;
}

/** A link within a text or in a list of links. @public */
export function TextLink({ variant = 'accent', asChild = false, className, ...props }: TextLinkProps) {
  const Component = asChild ? Slot : 'a';
  return (
    <Component
      data-ui="text-link"
      data-variant={variant}
      className={cn(textLinkVariants({ variant }), className)}
      {...props}
    />
  );
}
