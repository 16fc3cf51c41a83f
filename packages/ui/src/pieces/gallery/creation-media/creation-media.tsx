import { MediaFrame, type MediaFrameProps } from '../../../components';
import { useUi } from '../../../i18n';

/* An address that never loads: what has none looks like what could not be had. */
const NOWHERE = 'data:,';

export interface CreationMediaProps extends Omit<MediaFrameProps, 'src' | 'kind' | 'brokenText'> {
  /** A checked address of the picture or video; none shows the broken placeholder. */
  src?: string;
  /** `video` is played, anything else is shown as a picture. */
  mediaType?: string;
  /** @default the catalogue's sentence */
  brokenText?: MediaFrameProps['brokenText'];
}

/** A creation's picture or video in its frame. */
export function CreationMedia({ src = NOWHERE, mediaType, brokenText, ...props }: CreationMediaProps) {
  const { t } = useUi();
  return (
    <MediaFrame
      src={src}
      kind={mediaType === 'video' ? 'video' : 'image'}
      brokenText={brokenText ?? t('gallery.broken')}
      {...props}
    />
  );
}
