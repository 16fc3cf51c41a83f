import { ratioValue, type AspectRatio } from '@product/domain';
import type { CSSProperties, ReactNode } from 'react';
import { cssRatio } from '../../creation/ratio';

/** Maximum width of a frame with this ratio from the `desk` breakpoint on: the actions below it stay visible. */
export function frameWidth(ratio: AspectRatio) {
  const height = 'max(18rem, 100dvh - var(--ui-header) - 14rem)';
  return { '--ui-frame': `calc(${height} * ${ratioValue(ratio)})` } as CSSProperties;
}

export interface PreviewFrameProps {
  ratio: AspectRatio;
  children: ReactNode;
}

/** Frame with a fixed aspect ratio: as wide as its container, from the `desk` breakpoint on at most `--ui-frame`. */
export function PreviewFrame({ ratio, children }: PreviewFrameProps) {
  return (
    <div
      data-ui="preview-frame"
      className="ui:edge ui:relative ui:isolate ui:mx-auto ui:w-full ui:overflow-hidden ui:rounded-lg ui:bg-surface-sunken ui:[container-type:size] ui:has-[>button:focus-visible]:outline-2 ui:has-[>button:focus-visible]:outline-offset-2 ui:has-[>button:focus-visible]:outline-focus ui:desk:max-w-(--ui-frame)"
      style={{ aspectRatio: cssRatio(ratio) }}
    >
      {children}
    </div>
  );
}
