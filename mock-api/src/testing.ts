import { createApiClient } from '@product/api-client';
import type { Render } from './media/request';
import { nameSource } from './media/name-source';
import { manualClock } from './clock';
import { createFetch } from './hosts/fetch';
import { createWorld, type WorldOptions } from './world';

/** A renderer that returns a JPEG of a start and an end marker only. */
export const aBlankJpeg: Render = async () => nameSource(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]));

export function openTestWorld(options: WorldOptions = {}) {
  const clock = manualClock();
  const world = createWorld({
    clock,
    render: aBlankJpeg,
    ...options,
  });
  /** The API client of a user, by default the scenario's. */
  const browse = (as?: string | null) =>
    createApiClient({ baseUrl: 'http://localhost', fetch: createFetch(world, { as }) });
  return { world, clock, browse };
}

/** A generation request for an image, as the generator sends it. */
export const anImage = {
  prompt: 'A lighthouse in a storm',
  style: 'fantasy',
  aspectRatio: '16:9',
  quality: 'hd',
  mediaType: 'image',
} as const;

export const aVideo = { ...anImage, mediaType: 'video', videoDuration: '5' } as const;

export const apiError = (status: number, serverMessage: unknown) => ({
  name: 'ApiError',
  status,
  serverMessage,
});
