/* A separate chunk, because many visits open no creation. */
import { CreationView as View, type CreationViewProps as ViewProps } from '@product/ui';
import { downloadName, fetchMedia } from '../../lib/media-files';
import { DownloadEntries, hasDownloadEntries, ShareEntries } from '../file-entries/file-entries';
import { useServices } from '../services';
import type { Shareable } from '../shareable';
import { usePictureMotion } from './use-picture-motion';
import { useState, type PointerEvent } from 'react';
import { formatOf, formatOfType, type MediaFormat } from '../../lib/media-format';

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

/**
 * The format of a picture, as far as it is known: of a `data:` URL at once, of a file after `learn`, which reads it from
 * the browser's cache. A pointer that is pressed may begin to drag the picture, and its name must be known by then.
 */
function useKnownFormat(address = '') {
  const [read, setRead] = useState<{ address: string; format: MediaFormat | undefined }>();
  const [, type] = /^data:([^,]*),/.exec(address.slice(0, 100)) ?? [];
  const learn = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof HTMLImageElement) || read?.address === address) return;
    setRead({ address, format: undefined });
    fetchMedia(address)
      .then(formatOf)
      // Without it the name has the extension of the medium.
      .catch(() => undefined)
      .then((format) => setRead({ address, format }));
  };
  return { format: read?.address === address ? (read.format ?? typeOf(type)) : typeOf(type), learn };
}

const typeOf = (type: string | undefined) => (type === undefined ? undefined : formatOfType(type));
