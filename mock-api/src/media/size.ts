import type { AspectRatio, Quality } from '@product/domain';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The longer side in pixels: divisible by 16 and by 4, so that every ratio is exact. */
const LONG_SIDE: Readonly<Record<Quality, number>> = { standard: 640, hd: 1024, '4k': 2048 };

/** Width and height of a picture in pixels, exactly in its ratio. */
export function pictureSize(aspectRatio: AspectRatio, quality: Quality): Size {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  const unit = LONG_SIDE[quality] / Math.max(across, down);
  return { width: across * unit, height: down * unit };
}
