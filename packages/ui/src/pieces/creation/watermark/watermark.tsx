import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';

export interface WatermarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The brand name. */
  word: string;
}

/**
 * Brand name for the prop `watermark` of a `MediaFrame`. It is shown over the picture and hidden from screen readers.
 * @public
 */
export function Watermark({ word, className, ...props }: WatermarkProps) {
  return (
    <span
      data-ui="watermark"
      aria-hidden
      translate="no"
      className={cn('ui:text-[1.4em] ui:tracking-[0.04em]', className)}
      {...props}
    >
      {word}
    </span>
  );
}
