import type { AspectRatio } from '@product/domain';
import type { CSSProperties, ReactNode } from 'react';
import { cssRatio, ratioValue } from '../ratio-shapes/ratio';

export interface PreviewFrameProps {
  ratio: AspectRatio;
  children: ReactNode;
}

/** Keeps its shape whatever is in it: as wide as there is room, and on a desk no higher than leaves the actions in sight. */
export function PreviewFrame({ ratio, children }: PreviewFrameProps) {
  const shape = { aspectRatio: cssRatio(ratio), '--frame-ratio': ratioValue(ratio) } as CSSProperties;
  return (
    <div
      data-slot="preview-frame"
      className="edge relative isolate mx-auto w-full overflow-hidden rounded-lg bg-surface-sunken [container-type:size] desk:w-[min(100%,max(18rem,100dvh-var(--header)-11.5rem)*var(--frame-ratio))]"
      style={shape}
    >
      {children}
    </div>
  );
}
