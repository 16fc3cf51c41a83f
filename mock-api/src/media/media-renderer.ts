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

/** The first take of a request that has no file in a world yet. */
export function nextTake(request: RenderRequest, media: Readonly<Record<string, unknown>>): RenderRequest {
  for (let take = 0; ; take++) {
    const taken = take === 0 ? request : { ...request, take };
    if (!(mediaId(taken) in media)) return taken;
  }
}

export function mediaFile(request: RenderRequest): string {
  return `${mediaId(request)}.${MEDIA_FILES[request.mediaType].ending}`;
}

export function mediaUrl(file: string): string {
  return `/api/__mock/media/${file}`;
}
