import type { AspectRatio } from '@product/domain';
import type { CSSProperties, ReactNode } from 'react';
import { cssRatio, ratioValue } from '../ratio-shapes/ratio';

/** The width a frame of the ratio takes on a desk, no higher than leaves the actions below it in sight. */
export function frameWidth(ratio: AspectRatio) {
  const height = 'max(18rem, 100dvh - var(--ui-header) - 11.5rem)';
  return { '--ui-frame': `calc(${height} * ${ratioValue(ratio)})` } as CSSProperties;
}

export interface PreviewFrameProps {
  ratio: AspectRatio;
  children: ReactNode;
}

/** Keeps its shape whatever is in it: as wide as there is room, on a desk at most `--ui-frame`. */
export function PreviewFrame({ ratio, children }: PreviewFrameProps) {
  return (
    <div
      data-slot="preview-frame"
      className="ui:edge ui:relative ui:isolate ui:mx-auto ui:w-full ui:overflow-hidden ui:rounded-lg ui:bg-surface-sunken ui:[container-type:size] ui:desk:max-w-(--ui-frame)"
      style={{ aspectRatio: cssRatio(ratio) }}
    >
      {children}
    </div>
  );
}
