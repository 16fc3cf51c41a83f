import { hasNoFocus } from './layer-focus';
import { lineage } from './place';

/**
 * A `ref` of an element that its own button removes, such as an error with a button to try again: the nearest element
 * around it that stays gets the focus, so that a reader continues there. Nothing happens if something else has the focus
 * by then.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (!element?.matches(':focus-within')) return;
  const around = lineage(element);
  // After the commit that removes it, and after the layout effects of what replaces it.
  queueMicrotask(() => {
    const next = around.find((each) => each.isConnected) as HTMLElement | undefined;
    if (!next || !hasNoFocus(next)) return;
    // Its ring is inside of it: around a part as wide as the window it would be cut off.
    next.style.outlineOffset = '-2px';
    // Makes it focusable if it is not.
    next.tabIndex += 0;
    next.focus({ preventScroll: true });
  });
};
