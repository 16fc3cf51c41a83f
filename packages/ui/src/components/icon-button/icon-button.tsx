import { cn } from '../../lib/cn';
import { Button, type ButtonProps } from '../button';
import { Tooltip } from '../tooltip';
import { iconButtonVariants } from './icon-button.variants';

export interface IconButtonProps extends Omit<ButtonProps, 'block' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  /**
   * Shows the label to everyone after a moment of hover or focus.
   * @default false
   */
  tooltip?: boolean;
}

/** A square button with one icon. */
export function IconButton({
  label,
  tooltip = false,
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <Button
      data-slot="icon-button"
      aria-label={label}
      variant={variant}
      size={size}
      className={cn(iconButtonVariants({ size }), className)}
      {...props}
    />
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
