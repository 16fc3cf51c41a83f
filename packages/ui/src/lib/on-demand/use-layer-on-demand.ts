'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useUi } from '../../i18n';
import type { Demand } from './demand';
import { useDemand } from './use-demand';

/**
 * A layer whose code is loaded when it is first needed, and the ref of the button that opens it. A load error is passed
 * to `onLoadError` of the host. Escape, or a press or focus elsewhere, cancels the opening while the code is loading.
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
