/* A separate chunk, because many visits open no creation. */
import { CreationView as View, type CreationViewProps as ViewProps } from '@product/ui';
import { downloadName, fetchMedia } from '../../lib/media-files';
import { DownloadEntries, hasDownloadEntries, ShareEntries } from '../file-entries/file-entries';
import { useServices } from '../services';
import type { Shareable } from '../shareable';
import { usePictureMotion } from './use-picture-motion';
import { useEffect, useState } from 'react';
import { hasCredentials } from '../../lib/content-credentials';
import { formatOf, type MediaFormat } from '../../lib/media-format';

export interface CreationViewProps extends Omit<ViewProps, 'shareEntries' | 'downloadEntries' | 'fileName'> {
  media: Shareable | undefined;
}

/** The view of one creation, with what this device can do with its file. */
export function CreationView({ media, creation, ...props }: CreationViewProps) {
  const { now } = useServices();
  const picture = media?.mediaType === 'image' ? media.mediaUrl : undefined;
  const file = usePictureFile(props.open ? picture : undefined);
  usePictureMotion(props.open, props.src);
  return (
    <View
      {...props}
      creation={creation && { ...creation, hasCredentials: file?.hasCredentials }}
      shareEntries={media && <ShareEntries media={media} />}
      downloadEntries={media && hasDownloadEntries(media) && <DownloadEntries media={media} />}
      fileName={picture && downloadName('image', now(), file?.format)}
    />
  );
}

interface PictureFile {
  address: string;
  format: MediaFormat | undefined;
  hasCredentials: boolean;
}

/** What the bytes of a picture tell. They are read from the browser's cache, unless another origin does not allow it. */
function usePictureFile(address: string | undefined): PictureFile | undefined {
  const [file, setFile] = useState<PictureFile>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const reading = new AbortController();
    fetchMedia(address, reading.signal)
      .then(async (bytes) =>
        setFile({ address, format: await formatOf(bytes), hasCredentials: await hasCredentials(bytes) }),
      )
      .catch(() => undefined);
    return () => reading.abort();
  }, [address]);
  return file?.address === address ? file : undefined;
}
