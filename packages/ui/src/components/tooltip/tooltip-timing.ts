import { createContext } from 'react';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export interface Timing {
  /** Milliseconds from hover, focus or touch until the tooltip opens. */
  delay: number;
  /** Whether a tooltip is open or has closed so recently that the next one opens without delay. */
  isDelaySkipped: () => boolean;
  /** Records that a tooltip opens now. */
  onOpen: () => void;
  /** Records that a tooltip closes now. */
  onClose: () => void;
}

/** Delays without a provider: every tooltip has the full delay. */
const DEFAULT_TIMING: Timing = {
  delay: TOOLTIP_DELAY_MS,
  isDelaySkipped: () => false,
  onOpen() {},
  onClose() {},
};

export const TooltipTiming = createContext(DEFAULT_TIMING);

export function createTiming(delay: number, skipDelay: number, skipWindow: { until: number }): Timing {
  return {
    delay,
    isDelaySkipped: () => Date.now() < skipWindow.until,
    onOpen() {
      skipWindow.until = Infinity;
    },
    onClose() {
      skipWindow.until = Date.now() + skipDelay;
    },
  };
}
