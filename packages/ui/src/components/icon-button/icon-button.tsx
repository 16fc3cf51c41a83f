import { cn } from '../../lib/cn';
import { Button, type ButtonProps } from '../button';
import { Tooltip } from '../tooltip';
import { createVariants } from '../../lib/create-variants';

/** Classes that make a button square, in addition to `buttonVariants`. */
const iconButtonVariants = createVariants('ui:px-0 ui:[&>svg:not([class*=size-])]:size-[1.125rem]', {
  variants: {
    size: {
      sm: 'ui:w-9 ui:max-desk:w-11',
      md: 'ui:w-10 ui:max-desk:w-11',
      lg: 'ui:w-12',
      xl: 'ui:w-13',
    },
  },
});

export interface IconButtonProps extends Omit<ButtonProps, 'fullWidth' | 'aria-label'> {
  /** Accessible name, which the tooltip shows. */
  label: string;
  /**
   * Whether a tooltip shows the label on hover, on focus and on a long press. Turn it off where the text stands beside
   * the button.
   * @default true
   */
  tooltip?: boolean;
}

/** A square button with one icon, and a tooltip that shows its name. By default it is a `ghost`. @public */
export function IconButton({
  label,
  tooltip = true,
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <Button
      data-ui="icon-button"
      aria-label={label}
      variant={variant}
      size={size}
      className={cn(iconButtonVariants({ size }), className)}
      {...props}
    />
  );
  return tooltip ? (
    <Tooltip content={label} isLabel>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
