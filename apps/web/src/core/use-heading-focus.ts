import { FOCUS_LOST } from '@product/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../lib/focus-main';

/**
 * Moves focus to the heading of a new screen, so that users of a keyboard or a screen reader start there. Not on the
 * first screen, where the browser's own start is right. The heading also gets the focus if a dialog has closed and the
 * element that opened it has been removed.
 */
export function useHeadingFocus(pathname: string) {
  const previousPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    focusMain();
  }, [pathname]);
  useEffect(() => {
    const focusHeading = (event: Event) => event.defaultPrevented || focusMain();
    document.addEventListener(FOCUS_LOST, focusHeading);
    return () => document.removeEventListener(FOCUS_LOST, focusHeading);
  }, []);
}
