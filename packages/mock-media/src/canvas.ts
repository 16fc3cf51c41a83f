/** The part of a canvas that the renderers use: what a browser's `OffscreenCanvas` and Node's canvas share. */
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

export interface Gradient {
  addColorStop(offset: number, colour: string): void;
}

type Shared<Key extends keyof OffscreenCanvasRenderingContext2D> = Pick<
  OffscreenCanvasRenderingContext2D,
  Key
>;

type State = Shared<
  'save' | 'restore' | 'translate' | 'rotate' | 'scale' | 'globalAlpha' | 'imageSmoothingQuality'
>;
type Paths = Shared<
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
>;
type Strokes = Shared<'lineWidth' | 'lineCap' | 'lineJoin' | 'strokeRect' | 'fillRect'>;

/** The platforms have different types of images and pixels: only `object` fits both. */
export interface Canvas2D extends State, Paths, Strokes {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalCompositeOperation: string;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createImageData(width: number, height: number): Pixels;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  putImageData(pixels: object, x: number, y: number): void;
  drawImage(image: object, x: number, y: number): void;
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: object,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
}
