import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { Slot, Slottable } from '../../lib/slot';
import { Spinner } from '../spinner/spinner';
import { buttonVariants } from './button.variants';

type ButtonVariants = VariantProps<typeof buttonVariants>;

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Visual weight: at most one `primary` per screen, at most one `gradient`, `glass` and `overlay` on
   * pictures.
   * @default 'outline'
   */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * Minimum height: 36, 40, 48 or 52 px; at least 44 px in windows narrower than 60rem, for touch.
   * @default 'md'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /**
   * An action is in progress: shows a spinner, ignores presses, keeps focus and width.
   * @default false
   */
  loading?: boolean;
  /**
   * Takes the full width of the container.
   * @default false
   */
  fullWidth?: boolean;
  /**
   * Renders the one child element with the button's styles and behaviour, for instance a link.
   * @default false
   */
  asChild?: boolean;
}

/** A button. It submits a form only with `type="submit"`; the default type is `button`. @public */
export function Button({
  variant = 'outline',
  size = 'md',
  loading = false,
  fullWidth = false,
  asChild = false,
  type = asChild ? undefined : 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  const inert = loading || props['aria-disabled'] === true || props['aria-disabled'] === 'true';

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Component
      data-ui="button"
      data-variant={variant}
      data-size={size}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      type={type}
      {...props}
      aria-disabled={inert || undefined}
      onClick={press}
      className={cn(buttonVariants({ variant, size, fullWidth }), className)}
    >
      {loading && <Spinner className="ui:size-3.5" />}
      <Slottable>{children}</Slottable>
    </Component>
  );
}
