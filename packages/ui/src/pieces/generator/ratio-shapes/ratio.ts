import { ratioValue, type AspectRatio } from '@product/domain';

const SHAPE_AREA_PX = 22 * 22;

/** Value for the CSS property `aspect-ratio`. */
export function cssRatio(ratio: AspectRatio): string {
  return ratio.replace(':', ' / ');
}

/** Size of a rectangle with this ratio, in pixels. All cover the same area, so that none looks larger. */
export function ratioShape(ratio: AspectRatio) {
  const value = ratioValue(ratio);
  return {
    inlineSize: Math.round(Math.sqrt(SHAPE_AREA_PX * value)),
    blockSize: Math.round(Math.sqrt(SHAPE_AREA_PX / value)),
  };
}
