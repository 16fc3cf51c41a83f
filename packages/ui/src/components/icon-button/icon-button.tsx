import { cn } from '../../lib/cn';
import { Button, type ButtonProps } from '../button';
import { Tooltip } from '../tooltip';
import { iconButtonVariants } from './icon-button.variants';

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
