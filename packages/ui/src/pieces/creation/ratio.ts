import { ASPECT_RATIOS, isOneOf, ratioValue, type AspectRatio } from '@product/domain';
import type { CSSProperties } from 'react';

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

/** A box with one of the known ratios, as large as its container allows; otherwise it fills the container. */
export function boxOf(aspectRatio: string | undefined): CSSProperties {
  if (!isOneOf(ASPECT_RATIOS, aspectRatio)) return { width: '100%', height: '100%' };
  const ratio = cssRatio(aspectRatio);
  return { width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio };
}
