import type { AspectRatio } from '@product/domain';
import type { CSSProperties, ReactNode } from 'react';
import { cssRatio, ratioValue } from '../ratio-shapes/ratio';

/** The width a frame of the ratio takes on a desk, no higher than leaves the actions below it in sight. */
export function frameWidth(ratio: AspectRatio) {
  const height = 'max(18rem, 100dvh - var(--header) - 11.5rem)';
  return { '--frame': `calc(${height} * ${ratioValue(ratio)})` } as CSSProperties;
}

export interface PreviewFrameProps {
  ratio: AspectRatio;
  children: ReactNode;
}

/** Keeps its shape whatever is in it: as wide as there is room, on a desk at most `--frame`. */
export function PreviewFrame({ ratio, children }: PreviewFrameProps) {
  return (
    <div
      data-slot="preview-frame"
      className="edge relative isolate mx-auto w-full overflow-hidden rounded-lg bg-surface-sunken [container-type:size] desk:max-w-(--frame)"
      style={{ aspectRatio: cssRatio(ratio) }}
    >
      {children}
    </div>
  );
}
