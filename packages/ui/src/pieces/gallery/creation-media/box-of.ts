import { ASPECT_RATIOS, isOneOf } from '@product/domain';
import type { CSSProperties } from 'react';
import { cssRatio } from '../../generator/ratio-shapes/ratio';

/** A box with one of the known ratios, as large as its container allows; otherwise it fills the container. */
export function boxOf(aspectRatio: string | undefined): CSSProperties {
  if (!isOneOf(ASPECT_RATIOS, aspectRatio)) return { width: '100%', height: '100%' };
  const ratio = cssRatio(aspectRatio);
  return { width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio };
}
