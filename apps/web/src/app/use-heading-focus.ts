import { focusMain } from '@product/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the new screen's heading, so that a keyboard or a screen reader begins where the eye does. Not on the
 * first screen: there the browser's own beginning is right.
 */
export function useHeadingFocus(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
}
