'use client';

import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { Slot, Slottable } from '../../lib/slot';
import { Spinner } from '../spinner';
import { buttonVariants } from './button.variants';

type ButtonVariants = VariantProps<typeof buttonVariants>;

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How loud it is: one `accent` a screen, `spark` for the screen's one gradient, `glass` and `on-media` over pictures.
   * @default 'line'
   */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * 36, 40, 48 or 52 px high; never under 44 where thumbs are.
   * @default 'md'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /**
   * Something runs: a spinner stands beside the words, presses do nothing, focus and width stay.
   * @default false
   */
  busy?: boolean;
  /**
   * As wide as its container.
   * @default false
   */
  block?: boolean;
  /**
   * Gives the looks to the one child element, a link for instance.
   * @default false
   */
  asChild?: boolean;
}

/** A press. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'line',
  size = 'md',
  busy = false,
  block = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  const inert = busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true';

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Component
      data-slot="button"
      data-variant={variant}
      data-size={size}
      data-busy={busy ? '' : undefined}
      aria-busy={busy || undefined}
      type={asChild ? undefined : 'button'}
      {...props}
      aria-disabled={inert || undefined}
      onClick={press}
      className={cn(buttonVariants({ variant, size, block }), className)}
    >
      {busy && <Spinner className="ui:size-3.5" />}
      <Slottable>{children}</Slottable>
    </Component>
  );
}
