import { Canvas, createCanvas } from '@napi-rs/canvas';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintPicture } from '../src/media/painter/paint-picture';
import { pictureSize } from '../src/media/size';
import type { Recipe } from './recipes';

/** In pixels: a phone's, a desk's, and a desk's with a dense screen. The landing page names them in its `srcset`. */
const WIDTHS = [320, 640, 960];
const FIDELITY = { quality: 46, speed: 7 };

/** One painting in several widths, as AVIF: a third of what JPEG needs for the same looks. */
export async function paintLandingPicture(
  { file, prompt, style, aspectRatio }: Recipe,
  folder: string,
): Promise<void> {
  const full = pictureSize(aspectRatio, 'hd');
  const sizes = WIDTHS.map((width) => ({ width, height: Math.round((width * full.height) / full.width) }));
  const painting = paintPicture({ prompt, style }, sizes.at(-1)!);
  if (!(painting instanceof Canvas)) throw new TypeError('The landing pictures are painted on Node.');
  for (const { width, height } of sizes) {
    const copy = createCanvas(width, height);
    const brush = copy.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(painting, 0, 0, width, height);
    const bytes = await copy.encode('avif', FIDELITY);
    writeFileSync(join(folder, `${file}-${width}.avif`), bytes);
    console.log(`${file}-${width}.avif ${Math.round(bytes.byteLength / 100) / 10} kB`);
  }
}
