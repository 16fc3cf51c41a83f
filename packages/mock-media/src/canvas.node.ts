import { Canvas, createCanvas as createNodeCanvas } from '@napi-rs/canvas';
import type { Surface } from './canvas';

export function createCanvas(width: number, height: number): Surface {
  return createNodeCanvas(width, height);
}

/** Encodes a canvas as a JPEG file; `quality` from 0 to 1. */
export async function toJpeg(canvas: Surface, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!(canvas instanceof Canvas)) throw new TypeError('toJpeg takes a canvas made by createCanvas.');
  return new Uint8Array(await canvas.encode('jpeg', Math.round(quality * 100)));
}
