import { cn } from '../../lib/cn';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button';
import { XIcon } from '../icons';

/** The close button in the corner of a dialog or a sheet. */
export function DialogCloseButton({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      size="sm"
      className={cn('ui:absolute ui:fallback:end-4 ui:fallback:top-4 ui:max-xs:end-2', className)}
      {...props}
    >
      <XIcon aria-hidden />
    </IconButton>
  );
}
