/** The part of a canvas that the mock uses: what a browser's `OffscreenCanvas` and Node's canvas share. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): Canvas2D | null;
}

/** RGBA pixels, each channel 0 to 255, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A decoded picture: a browser's `ImageBitmap`, or an image of Node's canvas. */
export interface Decoded {
  readonly width: number;
  readonly height: number;
}

type Shared<Key extends keyof OffscreenCanvasRenderingContext2D> = Pick<
  OffscreenCanvasRenderingContext2D,
  Key
>;

/** The platforms have different types of images: only `object` fits both. */
export interface Canvas2D extends Shared<'translate' | 'scale' | 'fillRect' | 'imageSmoothingQuality'> {
  fillStyle: unknown;
  globalCompositeOperation: string;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
}

export function contextOf(surface: Surface): Canvas2D {
  const context = surface.getContext('2d');
  if (!context) throw new Error('This platform gave no 2d context for a canvas; the mock needs one.');
  return context;
}
