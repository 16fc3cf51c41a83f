'use client';

import { useEffect, useEffectEvent } from 'react';
import { media } from '../../../lib/media';

/* Breakpoint `desk` of theme.css. */
const DESK = '(min-width: 60rem)';

/** Calls back when the window becomes wide enough for the full header, after a rotation or a resize. */
export function useOnWideWindow(onWide: () => void) {
  const call = useEffectEvent(onWide);
  useEffect(() => {
    const desk = media(DESK);
    const listen = () => desk?.matches && call();
    desk?.addEventListener('change', listen);
    return () => desk?.removeEventListener('change', listen);
  }, []);
}
