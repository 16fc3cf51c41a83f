import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';

export interface WatermarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand's word. */
  word: string;
}

/** The brand's word, for a `MediaFrame`'s `watermark`. It is drawn over the picture and says nothing to those who listen. */
export function Watermark({ word, className, ...props }: WatermarkProps) {
  return (
    <span
      data-slot="watermark"
      aria-hidden
      translate="no"
      className={cn('ui:text-[1.4em] ui:tracking-[0.04em]', className)}
      {...props}
    >
      {word}
    </span>
  );
}
