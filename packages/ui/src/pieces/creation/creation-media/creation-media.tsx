import { mediaTypeOf } from '@product/domain';
import { MediaFrame, type MediaFrameProps } from '../../../components';
import { useUi } from '../../../i18n';

export interface CreationMediaProps extends Omit<MediaFrameProps, 'kind' | 'brokenText'> {
  /** `video` is played, `image` is shown. For any other value the file extension of `src` decides. */
  mediaType?: string;
  /**
   * Text shown if the medium cannot be loaded.
   * @default the message of the catalogue for an image or a video
   */
  brokenText?: MediaFrameProps['brokenText'];
}

/** Image or video of a creation in a frame. @public */
export function CreationMedia({ mediaType, brokenText, ...props }: CreationMediaProps) {
  const { t } = useUi();
  const kind = mediaTypeOf(mediaType, props.src);
  return (
    <MediaFrame
      kind={kind}
      brokenText={brokenText ?? t(kind === 'video' ? 'gallery.brokenVideo' : 'gallery.broken')}
      {...props}
    />
  );
}
