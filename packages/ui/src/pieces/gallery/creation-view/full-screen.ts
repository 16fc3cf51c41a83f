import { useSyncExternalStore, type RefObject } from 'react';

/** Whether the browser shows an element on the whole screen: iPhones do not, nor do frames that may not. */
export const canFillScreen = (element: Element): boolean => element.ownerDocument.fullscreenEnabled === true;

/** Shows an element on the whole screen, or ends that. A browser may refuse. */
export function toggleFullScreen(element: Element | null | undefined): void {
  const page = element?.ownerDocument;
  const change = page?.fullscreenElement ? page.exitFullscreen() : element?.requestFullscreen();
  change?.catch(() => undefined);
}

/**
 * Whether something fills the screen; `undefined` where nothing can.
 * @param inside an element of the component
 */
export function useIsFullScreen(inside: RefObject<Element | null>): boolean | undefined {
  const pageNow = () => inside.current?.ownerDocument ?? document;
  return useSyncExternalStore(
    (onChange) => {
      const page = pageNow();
      page.addEventListener('fullscreenchange', onChange);
      return () => page.removeEventListener('fullscreenchange', onChange);
    },
    () => (pageNow().fullscreenEnabled ? Boolean(pageNow().fullscreenElement) : undefined),
    () => undefined,
  );
}
