import type { Decoded, Surface } from './canvas';

export function createCanvas(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  // A video reads the pixels back: a canvas in main memory is faster for that, and the same on every machine.
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas;
}

export const decode = (file: Uint8Array<ArrayBuffer>): Promise<Decoded> =>
  createImageBitmap(new Blob([file]));

/** Encodes a canvas as a JPEG file; `quality` from 0 to 1. */
export async function toJpeg(canvas: Surface, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!(canvas instanceof OffscreenCanvas))
    throw new TypeError('toJpeg takes a canvas made by createCanvas.');
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}
