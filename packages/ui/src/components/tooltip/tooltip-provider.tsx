import { useMemo, useState, type ReactNode } from 'react';
import { createTiming, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, TooltipTiming } from './tooltip-timing';

export interface TooltipProviderProps {
  /**
   * Milliseconds of hover, focus or touch before a tooltip opens.
   * @default 700
   */
  delayDuration?: number;
  /**
   * Milliseconds after a tooltip has closed in which hover and focus open the next one without delay.
   * @default 300
   */
  skipDelayDuration?: number;
  children?: ReactNode;
}

/**
 * Delays of the tooltips inside it. Render it once near the root: then the next tooltip opens without delay shortly
 * after another one has closed.
 * @public
 */
export function TooltipProvider({
  delayDuration = TOOLTIP_DELAY_MS,
  skipDelayDuration = TOOLTIP_SKIP_DELAY_MS,
  children,
}: TooltipProviderProps) {
  const [skipWindow] = useState(() => ({ until: -Infinity }));
  const timing = useMemo(
    () => createTiming(delayDuration, skipDelayDuration, skipWindow),
    [delayDuration, skipDelayDuration, skipWindow],
  );
  return <TooltipTiming value={timing}>{children}</TooltipTiming>;
}
