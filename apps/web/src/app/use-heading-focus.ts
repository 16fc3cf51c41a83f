import { focusMain } from '@product/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the heading of a new screen, so that users of a keyboard or a screen reader start there. Not on the
 * first screen, where the browser's own start is right.
 */
export function useHeadingFocus(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
}
