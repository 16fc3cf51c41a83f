import { paint as paintHere } from '#paint';
import { fingerprint } from './fingerprint';
import { keepRecent } from './keep-recent';
import type { PaintRequest } from './state';

/** Finished pictures that are kept in memory, in bytes. */
const KEPT_BYTES = 64_000_000;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Turns a request into the bytes of a JPEG: the same request, the same bytes. */
export type Paint = (request: PaintRequest) => Promise<Bytes>;

/** Where finished pictures outlast the page. */
export interface Shelf {
  take: (id: string) => Promise<Bytes | undefined>;
  put: (id: string, picture: Bytes) => Promise<void>;
}

export interface Studio {
  /** Paints, or hands out what was painted before or is being painted already. */
  picture: (request: PaintRequest) => Promise<Bytes>;
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
    const picture = await paint(request);
    await shelf?.put(id, picture);
    return picture;
  };
  return {
    picture(request) {
      const id = mediaId(request);
      return keep(id, () => make(id, request));
    },
  };
}

/** The same for the same request, whoever asks and whenever. */
export function mediaId({ prompt, style, aspectRatio, quality }: PaintRequest): string {
  return fingerprint(JSON.stringify([prompt, style, aspectRatio, quality]));
}

/** Where a medium is served, on the API's own origin. */
export function mediaUrl(id: string): string {
  return `/api/__mock/media/${id}.jpg`;
}
