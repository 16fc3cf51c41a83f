import { toJpeg } from '#canvas';
import type { RenderRequest } from './request';
import { renderPicture } from './picture/render-picture';
import { pictureSize } from './size';

interface JpegOptions {
  /** The longer side in pixels. @default that of the request's quality */
  longSide?: number;
  /**
   * JPEG quality, from 0 to 1.
   * @default 0.86
   */
  fidelity?: number;
}

/** Renders a request as a JPEG file. The same request gives the same bytes on the same platform. */
export async function renderJpeg(
  request: RenderRequest,
  { longSide, fidelity = 0.86 }: JpegOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const full = pictureSize(request.aspectRatio, request.quality);
  const scale = longSide === undefined ? 1 : longSide / Math.max(full.width, full.height);
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  return toJpeg(renderPicture(request, size), fidelity);
}
