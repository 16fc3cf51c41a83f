'use client';

import { MediaFrame, type MediaFrameProps } from '../../../components';
import { useUi } from '../../../i18n';

export interface CreationMediaProps extends Omit<MediaFrameProps, 'kind' | 'brokenText'> {
  /** `video` is played, anything else is shown as a picture. */
  mediaType?: string;
  /** @default the catalogue's sentence */
  brokenText?: MediaFrameProps['brokenText'];
}

/** A creation's picture or video in its frame. */
export function CreationMedia({ mediaType, brokenText, ...props }: CreationMediaProps) {
  const { t } = useUi();
  return (
    <MediaFrame
      kind={mediaType === 'video' ? 'video' : 'image'}
      brokenText={brokenText ?? t('gallery.broken')}
      {...props}
    />
  );
}
