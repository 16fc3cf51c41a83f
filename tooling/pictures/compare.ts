import { existsSync, readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ. */
  pixels: number;
  /** Their share of the larger picture, from 0 to 1. */
  share: number;
  /** A picture of the difference, as PNG. */
  png: Buffer;
}

const read = (file: string) => PNG.sync.read(readFileSync(file));

/** Compares two pictures pixel by pixel, without tolerance. `undefined` if one of the files is missing. */
export function compare(before: string, after: string): Difference | undefined {
  if (!existsSync(before) || !existsSync(after)) return undefined;
  const pictures = [read(before), read(after)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [a, b] = pictures.map((picture) => padTo(picture, width, height));
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(a!.data, b!.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, share: pixels / (width * height), png: PNG.sync.write(difference) };
}

/** The picture in the upper left corner of a transparent one of this size. */
function padTo(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
