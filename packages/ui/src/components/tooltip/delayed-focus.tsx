'use client';

import { use, useEffect, useRef, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { Slot } from '../../lib/slot';
import { TooltipTiming } from './tooltip-timing';

export interface DelayedFocusProps extends ComponentProps<'button'> {
  /** Milliseconds, if not those of the provider. */
  delay: number | undefined;
  /** Radix's word for whether the tooltip is open. */
  'data-state'?: string;
}

/**
 * Stands between Radix's trigger and the element that is explained. Radix opens at once on focus; here it waits, as it
 * does on hover, unless another tooltip has just been read. Focus that came by a press opens nothing.
 */
export function DelayedFocus({ delay, onFocus, onBlur, onClick, ...props }: DelayedFocusProps) {
  const timing = use(TooltipTiming);
  const opening = useRef<number>(undefined);
  const stop = () => window.clearTimeout(opening.current);
  useEffect(() => stop, []);

  return (
    <Slot
      {...props}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        stop();
        if (!event.currentTarget.matches(':focus-visible')) return;
        if (timing.isWarm()) onFocus?.(event);
        else opening.current = window.setTimeout(() => onFocus?.(event), delay ?? timing.delay);
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        stop();
        if (props['data-state'] !== 'closed') timing.closed();
        onBlur?.(event);
      }}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        stop();
        onClick?.(event);
      }}
    />
  );
}
