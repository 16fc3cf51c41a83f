'use client';

import { TOOLTIP_DELAY_MS } from '@product/domain';
import { createContext } from 'react';

/** How long the tooltips of a page wait. */
export interface Timing {
  /** Milliseconds from focus to words. */
  delay: number;
  /** Whether a tooltip was closed so lately that the next one need not wait. */
  isWarm: () => boolean;
  /** Says that a tooltip is being closed. */
  closed: () => void;
}

/** What holds without a provider. */
const UNPROVIDED: Timing = { delay: TOOLTIP_DELAY_MS, isWarm: () => false, closed() {} };

export const TooltipTiming = createContext(UNPROVIDED);

export function createTiming(delay: number, skipDelay: number, warm: { until: number }): Timing {
  return {
    delay,
    isWarm: () => Date.now() < warm.until,
    closed() {
      warm.until = Date.now() + skipDelay;
    },
  };
}
