import type { PaintRequest } from '../state';
import { paintJpeg } from './paint-jpeg';

/** Paints a request as a JPEG file. */
export function paint(request: PaintRequest): Promise<Uint8Array<ArrayBuffer>> {
  return paintJpeg(request);
}
