import type { MediaType } from '@product/domain';
import { render as renderHere } from '#render';
import { fingerprint } from '../fingerprint';
import { createLruCache } from '../lru-cache';
import type { Bytes, Render, RenderRequest } from './request';

export const MEDIA_FILES: Readonly<Record<MediaType, { ending: string; contentType: string }>> = {
  image: { ending: 'jpg', contentType: 'image/jpeg' },
  video: { ending: 'mp4', contentType: 'video/mp4' },
};

const CACHE_BYTES = 64_000_000;

export interface MediaCache {
  get: (id: string) => Promise<Bytes | undefined>;
  put: (id: string, file: Bytes) => Promise<void>;
}

export interface MediaRendererOptions {
  /** @default this platform's renderer; in a browser, off the main thread */
  render?: Render;
  /** @default memory only */
  mediaCache?: MediaCache;
}

/** Creates a function that renders a file, or returns the cached or pending one. */
export function createMediaRenderer({ render = renderHere, mediaCache }: MediaRendererOptions = {}): Render {
  const cached = createLruCache<Bytes>(CACHE_BYTES);
  const renderAndStore = async (id: string, request: RenderRequest) => {
    const stored = await mediaCache?.get(id);
    if (stored) return stored;
    const file = await render(request);
    await mediaCache?.put(id, file);
    return file;
  };
  return (request) => {
    const id = mediaId(request);
    return cached(id, () => renderAndStore(id, request));
  };
}

/** A deterministic id: the same request always has the same one. */
export function mediaId(request: RenderRequest): string {
  return fingerprint(JSON.stringify(Object.entries(request).sort()));
}

/** An id that nothing in a world has yet: equal requests have the same picture, and an address each. */
export function newMediaId(request: RenderRequest, media: Readonly<Record<string, unknown>>): string {
  let id = mediaId(request);
  for (let count = 1; id in media; count++) id = fingerprint(`${mediaId(request)} ${count}`);
  return id;
}

export function mediaFile(request: RenderRequest, id: string = mediaId(request)): string {
  return `${id}.${MEDIA_FILES[request.mediaType].ending}`;
}

export function mediaUrl(file: string): string {
  return `/api/__mock/media/${file}`;
}
