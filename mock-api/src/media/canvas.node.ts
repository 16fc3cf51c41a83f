import { Canvas, createCanvas as createNodeCanvas, loadImage } from '@napi-rs/canvas';
import type { Decoded, Surface } from './canvas';

export function createCanvas(width: number, height: number): Surface {
  return createNodeCanvas(width, height);
}

export const decode = (file: Uint8Array<ArrayBuffer>): Promise<Decoded> => loadImage(file);

/** Encodes a canvas as a JPEG file; `quality` from 0 to 1. */
export async function toJpeg(canvas: Surface, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!(canvas instanceof Canvas)) throw new TypeError('toJpeg takes a canvas made by createCanvas.');
  return new Uint8Array(await canvas.encode('jpeg', Math.round(quality * 100)));
}
