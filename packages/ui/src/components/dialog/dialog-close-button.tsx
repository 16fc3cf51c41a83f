import { cn } from '../../lib/cn';
import { IconButton, type IconButtonProps } from '../icon-button';
import { XIcon } from '../icons';

/** The cross in the corner of a layer. */
export function DialogCloseButton({ className, ...props }: IconButtonProps) {
  return (
    <IconButton size="sm" className={cn('absolute end-4 top-4 max-xs:end-2', className)} {...props}>
      <XIcon aria-hidden />
    </IconButton>
  );
}
