import { createApiClient } from '@product/api-client';
import { manualClock } from './clock';
import { createFetch } from './hosts/fetch';
import type { Paint } from './studio';
import { createWorld, type WorldOptions } from './world';

/** A painter that leaves the canvas blank. */
export const aBlankJpeg: Paint = async () => new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

/** A world on a clock moved by hand, with a painter that leaves the canvas blank. */
export function openTestWorld(options: WorldOptions = {}) {
  const clock = manualClock();
  const world = createWorld({
    clock,
    paint: aBlankJpeg,
    ...options,
  });
  /** A person's browser; the scenario's own by default. */
  const browse = (as?: string | null) =>
    createApiClient({ baseUrl: 'http://localhost', fetch: createFetch(world, { as }) });
  return { world, clock, browse };
}

/** An order for an image, as the generator sends it. */
export const anImage = {
  prompt: 'A lighthouse in a storm',
  style: 'fantasy',
  aspectRatio: '16:9',
  quality: 'hd',
  mediaType: 'image',
} as const;

/** An order for a video, as the generator sends it. */
export const aVideo = { ...anImage, mediaType: 'video', videoDuration: '5' } as const;

/** A failed call's status and sentence, as the client reads them. */
export const refusal = (status: number, serverMessage: unknown) => ({
  name: 'ApiError',
  status,
  serverMessage,
});
