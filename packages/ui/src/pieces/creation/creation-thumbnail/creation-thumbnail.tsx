import { mediaTypeOf } from '@product/domain';
import { PlayIcon } from '../../../components';
import { cn } from '../../../lib/cn';
import { CreationMedia, type CreationMediaProps } from '../creation-media/creation-media';

export interface CreationThumbnailProps extends Omit<
  CreationMediaProps,
  'alt' | 'brokenText' | 'controls' | 'children'
> {}

/**
 * Small picture of a creation that fills its container, with a sign on a video. The link or button around it names it.
 * @public
 */
export function CreationThumbnail({ className, ...props }: CreationThumbnailProps) {
  return (
    <CreationMedia alt="" brokenText="" controls={false} className={cn('ui:size-full', className)} {...props}>
      {mediaTypeOf(props.mediaType, props.src) === 'video' && (
        <PlayIcon
          aria-hidden
          className="ui:absolute ui:inset-0 ui:m-auto ui:size-6 ui:rounded-full ui:bg-media-chip ui:fill-current ui:p-1.5 ui:text-on-media"
        />
      )}
    </CreationMedia>
  );
}
