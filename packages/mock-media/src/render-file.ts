import type { RenderRequest } from './request';
import { renderJpeg } from './render-jpeg';
import { filmMp4 } from './video/film';

/** Renders a request's file: a JPEG, or an MP4 for a video. */
export async function renderFile(request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  return request.mediaType === 'video' ? filmMp4(request) : renderJpeg(request);
}
