import type { AspectRatio } from '@product/domain';
import type { Size } from '../size';
import { MACROBLOCK, type FrameFormat } from './h264/parameter-sets';

/** Even sides of exactly the ratio. An uncompressed picture of these weighs less than 600 kB, with the way around it. */
const SHOWN: Readonly<Record<AspectRatio, Size>> = {
  '1:1': { width: 544, height: 544 },
  '16:9': { width: 704, height: 396 },
  '9:16': { width: 396, height: 704 },
  '4:3': { width: 640, height: 480 },
  '3:4': { width: 480, height: 640 },
};

/** Pixels that the camera has to travel in either direction, at the least. */
const WAY = 64;

/** A film of a ratio: what is shown, and the larger picture that the camera travels over. */
export function filmFormat(aspectRatio: AspectRatio): FrameFormat {
  const shown = SHOWN[aspectRatio];
  const wholeBlocks = (side: number) => Math.ceil(side / MACROBLOCK) * MACROBLOCK;
  const coded = { width: wholeBlocks(shown.width + WAY), height: wholeBlocks(shown.height + WAY) };
  return { coded, shown };
}
