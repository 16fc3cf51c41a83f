'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useUi } from '../../i18n';
import type { Demand } from './demand';
import { useDemand } from './use-demand';

/**
 * A layer whose code comes with the first need of it, and the button that opens it. What does not come is told to
 * the host. Who turns away while it is still on
 * its way has changed their mind.
 */
export function useLayerOnDemand<Layer>(demand: Demand<Layer>, open: boolean, close: () => void) {
  const opener = useRef<HTMLElement>(null);
  const { onLoadError } = useUi();
  const { code: Layer, want } = useDemand(demand, {
    needed: open,
    onMissing: (error) => {
      close();
      onLoadError(error);
    },
  });
  const waiting = open && !Layer;
  const turnAway = useEffectEvent((event: Event) => {
    const isElsewhere = event.target instanceof Node && !opener.current?.contains(event.target);
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape || (isElsewhere && !(event instanceof KeyboardEvent))) close();
  });
  useEffect(() => {
    if (!waiting) return;
    const turnings = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const turning of turnings) document.addEventListener(turning, turnAway, true);
    return () => {
      for (const turning of turnings) document.removeEventListener(turning, turnAway, true);
    };
  }, [waiting]);
  return { Layer, opener, want, shown: open && !waiting };
}
