'use client';

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@product/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { createTiming, TooltipTiming } from './tooltip-timing';

export interface TooltipProviderProps {
  /**
   * Milliseconds of hover or focus before a tooltip opens.
   * @default 700
   */
  delayDuration?: number;
  /**
   * Milliseconds after a tooltip closed in which the next one opens without a wait.
   * @default 300
   */
  skipDelayDuration?: number;
  children?: ReactNode;
}

/** Once near the root: after one tooltip was read, the next ones open without a wait. */
export function TooltipProvider({
  delayDuration = TOOLTIP_DELAY_MS,
  skipDelayDuration = TOOLTIP_SKIP_DELAY_MS,
  children,
}: TooltipProviderProps) {
  const [warm] = useState(() => ({ until: -Infinity }));
  const timing = useMemo(
    () => createTiming(delayDuration, skipDelayDuration, warm),
    [delayDuration, skipDelayDuration, warm],
  );
  return <TooltipTiming value={timing}>{children}</TooltipTiming>;
}
