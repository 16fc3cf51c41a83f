/* A separate chunk, because many visits open no creation. */
import { CreationView as View, type CreationViewProps as ViewProps } from '@product/ui';
import { downloadName } from '../../lib/media-files';
import { DownloadEntries, hasDownloadEntries, ShareEntries } from '../file-entries/file-entries';
import { useServices } from '../services';
import type { Shareable } from '../shareable';
import { useKnownFormat } from './use-known-format';
import { usePictureMotion } from './use-picture-motion';

export interface CreationViewProps extends Omit<ViewProps, 'shareEntries' | 'downloadEntries' | 'fileName'> {
  /** What is copied, shared and converted. */
  media: Shareable | undefined;
}

/** The view of one creation, with what this device can do with its file. */
export function CreationView({ media, ...props }: CreationViewProps) {
  const { now } = useServices();
  const { format, learn } = useKnownFormat(media?.mediaUrl);
  usePictureMotion(props.open, props.src);
  return (
    <View
      {...props}
      onPointerDown={learn}
      shareEntries={media && <ShareEntries media={media} />}
      downloadEntries={media && hasDownloadEntries(media) && <DownloadEntries media={media} />}
      fileName={media?.mediaType === 'image' ? downloadName('image', now(), format) : undefined}
    />
  );
}
