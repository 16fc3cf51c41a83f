import type { AspectRatio, Quality } from '@product/domain';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The longer side in pixels, at most: what is left over after whole units of the ratio is cut off. */
const LONG_SIDE: Readonly<Record<Quality, number>> = { standard: 640, hd: 1024, '4k': 2048 };

/** Width and height of a picture in pixels, exactly in its ratio. */
export function pictureSize(aspectRatio: AspectRatio, quality: Quality): Size {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  const unit = Math.floor(LONG_SIDE[quality] / Math.max(across, down));
  return { width: across * unit, height: down * unit };
}
