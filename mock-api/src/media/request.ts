import type { GeneratorChoices } from '@product/domain';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What a picture or a video is made for: a request without its length, which all videos share. */
export type RenderRequest = GeneratorChoices;

/** Makes a request's file: a JPEG, or an MP4 for a video. The same request gives the same bytes. */
export type Render = (request: RenderRequest) => Promise<Bytes>;

export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

export type WorkerResponse = { id: number } & ({ file: Bytes } | { error: string });
