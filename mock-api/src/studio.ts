import { paint as paintHere, type Paint, type PaintRequest } from 'mock-media';
import { fingerprint } from './fingerprint';
import { keepRecent } from './keep-recent';
import { MEDIA_FILES } from './media/media-files';

/** Maximum size of the files that are cached in memory, in bytes. */
const KEPT_BYTES = 64_000_000;

export type Bytes = Uint8Array<ArrayBuffer>;

/** A media cache that persists after the page unloads. */
export interface Shelf {
  take: (id: string) => Promise<Bytes | undefined>;
  put: (id: string, file: Bytes) => Promise<void>;
}

export interface Studio {
  /** Renders a file, or returns the cached or pending one. */
  file: (request: PaintRequest) => Promise<Bytes>;
}

export interface StudioOptions {
  /** @default this platform's renderer; in a browser, off the main thread */
  paint?: Paint;
  /** @default memory only */
  shelf?: Shelf;
}

export function createStudio({ paint = paintHere, shelf }: StudioOptions = {}): Studio {
  const keep = keepRecent<Bytes>(KEPT_BYTES);
  const make = async (id: string, request: PaintRequest) => {
    const kept = await shelf?.take(id);
    if (kept) return kept;
    const file = await paint(request);
    await shelf?.put(id, file);
    return file;
  };
  return {
    file(request) {
      const id = mediaId(request);
      return keep(id, () => make(id, request));
    },
  };
}

/** A deterministic id: the same request always has the same one. */
export function mediaId({ prompt, style, aspectRatio, quality, mediaType }: PaintRequest): string {
  return fingerprint(JSON.stringify([prompt, style, aspectRatio, quality, mediaType]));
}

export function mediaFile(request: PaintRequest): string {
  return `${mediaId(request)}.${MEDIA_FILES[request.mediaType].ending}`;
}

/** Path of a media file on the API's origin. */
export function mediaUrl(file: string): string {
  return `/api/__mock/media/${file}`;
}
