import { useState, type PointerEvent } from 'react';
import { fetchMedia } from '../../lib/media-files';
import { formatOf, formatOfType, type MediaFormat } from '../../lib/media-format';

/**
 * The format of a picture, as far as it is known: of a `data:` URL at once, of a file after `learn`, which reads it from
 * the browser's cache. A pointer that is pressed may begin to drag the picture, and its name must be known by then.
 */
export function useKnownFormat(address = '') {
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
