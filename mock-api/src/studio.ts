import { paint as paintHere } from '#paint';
import { fingerprint } from './fingerprint';
import { keepRecent } from './keep-recent';
import { MEDIA_FILES } from './media/media-files';
import type { PaintRequest } from './state';

/** Finished pictures that are kept in memory, in bytes. */
const KEPT_BYTES = 64_000_000;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Turns a request into the bytes of its file: the same request, the same bytes. */
export type Paint = (request: PaintRequest) => Promise<Bytes>;

/** Where finished files outlast the page. */
export interface Shelf {
  take: (id: string) => Promise<Bytes | undefined>;
  put: (id: string, file: Bytes) => Promise<void>;
}

export interface Studio {
  /** Makes a file, or hands out what was made before or is being made already. */
  file: (request: PaintRequest) => Promise<Bytes>;
}

export interface StudioOptions {
  /** @default this platform's painter, beside the page's own thread */
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

/** The same for the same request, whoever asks and whenever. */
export function mediaId({ prompt, style, aspectRatio, quality, mediaType }: PaintRequest): string {
  return fingerprint(JSON.stringify([prompt, style, aspectRatio, quality, mediaType]));
}

/** The name of a request's file. */
export function mediaFile(request: PaintRequest): string {
  return `${mediaId(request)}.${MEDIA_FILES[request.mediaType].ending}`;
}

/** Where a file is served, on the API's own origin. */
export function mediaUrl(file: string): string {
  return `/api/__mock/media/${file}`;
}
