import { FOCUS_LOST, isComposing } from '@product/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../lib/focus-main';

const TABBING = 'data-tabbing';

/**
 * Notes at the root element whether the user moves by Tab. A pointer ends it, and so does typing, but no key that only
 * presses: Enter submits a form also for users who do not press Tab.
 */
function noteTabbing(event: Event) {
  // An input method chooses a candidate by Tab.
  if (event instanceof KeyboardEvent && isComposing(event)) return;
  const key = event instanceof KeyboardEvent ? event.key : undefined;
  if (key === 'Tab') document.documentElement.setAttribute(TABBING, '');
  else if (key === undefined || (key.length === 1 && key !== ' '))
    document.documentElement.removeAttribute(TABBING);
}

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
    const tabbing = ['keydown', 'pointerdown'];
    for (const type of tabbing) addEventListener(type, noteTabbing, true);
    return () => {
      document.removeEventListener(FOCUS_LOST, focusHeading);
      for (const type of tabbing) removeEventListener(type, noteTabbing, true);
    };
  }, []);
}
