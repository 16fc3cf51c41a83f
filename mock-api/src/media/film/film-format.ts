import type { AspectRatio } from '@product/domain';
import type { Size } from '../size';
import { MACROBLOCK, type FrameFormat } from './h264/parameter-sets';

/** Even sides, exactly in the ratio. An uncompressed picture with the margin for the camera is smaller than 600 kB. */
const SHOWN: Readonly<Record<AspectRatio, Size>> = {
  '1:1': { width: 544, height: 544 },
  '16:9': { width: 704, height: 396 },
  '9:16': { width: 396, height: 704 },
  '4:3': { width: 640, height: 480 },
  '3:4': { width: 480, height: 640 },
};

/** Minimum distance in pixels that the camera can travel in either direction. */
const WAY = 64;

/** Frame sizes of a ratio: the shown part, and the larger picture that the camera moves over. */
export function filmFormat(aspectRatio: AspectRatio): FrameFormat {
  const shown = SHOWN[aspectRatio];
  const wholeBlocks = (side: number) => Math.ceil(side / MACROBLOCK) * MACROBLOCK;
  const coded = { width: wholeBlocks(shown.width + WAY), height: wholeBlocks(shown.height + WAY) };
  return { coded, shown };
}
