'use client';

import { useSyncExternalStore } from 'react';

/** Whether the browser shows an element on the whole screen: iPhones do not. */
export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

/** Shows an element on the whole screen, or ends that. A browser may refuse. */
export function toggleFullScreen(element: Element | null | undefined): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  change?.catch(() => undefined);
}

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
