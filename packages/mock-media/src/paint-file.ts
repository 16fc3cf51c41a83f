import type { PaintRequest } from './request';
import { paintJpeg } from './paint-jpeg';
import { filmMp4 } from './video/film';

/** Renders a request's file: a JPEG, or an MP4 for a video. */
export async function paintFile(request: PaintRequest): Promise<Uint8Array<ArrayBuffer>> {
  return request.mediaType === 'video' ? filmMp4(request) : paintJpeg(request);
}
