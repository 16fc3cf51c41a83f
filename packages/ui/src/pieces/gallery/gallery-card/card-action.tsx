import type { IconButtonProps } from '../../../components';
import { IconButton } from '../../../components';
import { cn } from '../../../lib/cn';

/** A round-cornered press on the scrim of a picture. */
export function CardAction({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      className={cn(
        'text-on-media hover:bg-media-chip hover:text-on-media data-[state=open]:bg-media-chip',
        'focus-visible:outline-on-media focus-visible:-outline-offset-3 aria-pressed:[&>svg]:fill-current',
        className,
      )}
      {...props}
    />
  );
}
