import type { IconButtonProps } from '../../../components';
import { IconButton } from '../../../components';
import { cn } from '../../../lib/cn';

/** Icon button on the scrim of a picture. */
export function CardAction({ className, ...props }: IconButtonProps) {
  return (
    <IconButton
      className={cn(
        'ui:text-on-media ui:hover:bg-media-chip ui:hover:text-on-media ui:[@media(hover:hover)]:data-[state=open]:bg-media-chip',
        'ui:focus-visible:outline-on-media ui:focus-visible:-outline-offset-3 ui:aria-pressed:[&>svg]:fill-current',
        className,
      )}
      {...props}
    />
  );
}
