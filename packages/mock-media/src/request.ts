import type { AspectRatio, MediaType, Quality, Style } from '@product/domain';

/** What a picture or a video is rendered from. */
export interface RenderRequest {
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

/** Renders a request's file: a JPEG, or an MP4 for a video. The same request gives the same bytes. */
export type Render = (request: RenderRequest) => Promise<Uint8Array<ArrayBuffer>>;

export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

export type WorkerResponse = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: string });
