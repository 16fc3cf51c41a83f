'use client';

import { createContext } from 'react';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export interface Timing {
  /** Milliseconds from hover, focus or touch until the tooltip opens. */
  delay: number;
  /** Whether a tooltip is open or has closed so recently that the next one opens without delay. */
  isWarm: () => boolean;
  /** Records that a tooltip opens now. */
  opened: () => void;
  /** Records that a tooltip closes now. */
  closed: () => void;
}

/** Delays without a provider: every tooltip has the full delay. */
const UNPROVIDED: Timing = { delay: TOOLTIP_DELAY_MS, isWarm: () => false, opened() {}, closed() {} };

export const TooltipTiming = createContext(UNPROVIDED);

export function createTiming(delay: number, skipDelay: number, warm: { until: number }): Timing {
  return {
    delay,
    isWarm: () => Date.now() < warm.until,
    opened() {
      warm.until = Infinity;
    },
    closed() {
      warm.until = Date.now() + skipDelay;
    },
  };
}
