'use client';

import { use, useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { TooltipTiming } from './tooltip-timing';

/* What an open tooltip of Radix's listens for: another one is about to open. */
const ANOTHER_OPENS = 'tooltip.open';

interface TimingOptions {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Milliseconds, if not those of the provider. */
  delay: number | undefined;
  /** Called when it is likely to open soon. */
  want: () => void;
}

/**
 * When a tooltip opens and closes, as handlers of what it explains: after a moment of hover or of focus, unless another
 * one has just been read. Focus that came by a press opens nothing. While it is open, the bubble itself knows whether
 * the pointer has left for good.
 */
export function useTooltipTiming({ open, setOpen, delay, want }: TimingOptions) {
  const timing = use(TooltipTiming);
  const opening = useRef<number>(undefined);
  const hovered = useRef(false);
  const stop = () => window.clearTimeout(opening.current);
  useEffect(() => stop, []);

  function show() {
    document.dispatchEvent(new CustomEvent(ANOTHER_OPENS));
    setOpen(true);
  }
  function begin() {
    stop();
    want();
    if (timing.isWarm()) show();
    else opening.current = window.setTimeout(show, delay ?? timing.delay);
  }
  function close() {
    stop();
    if (!open) return;
    timing.closed();
    setOpen(false);
  }

  return {
    close,
    handlers: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || hovered.current) return;
        hovered.current = true;
        if (!open) begin();
      },
      onPointerLeave: () => {
        hovered.current = false;
        stop();
      },
      onPointerDown: close,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!open && currentTarget.matches(':focus-visible')) begin();
      },
      onBlur: close,
      onClick: close,
    },
  };
}
