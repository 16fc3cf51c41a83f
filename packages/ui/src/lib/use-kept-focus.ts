import { useEffect, useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { FOCUS_LOST } from './focus-lost';
import { focusedNear, hasNoFocus, isTabStop, tabStops } from './layer-focus';
import { useMergedRefs } from './use-merged-refs';

/**
 * Keeps the focus in an element if its focused part is removed, hidden or disabled, for example by what a press on it
 * starts: the focus goes to what had it before, or to the first button or link, or to the element itself if that has a
 * `tabIndex`. Without this the browser leaves it on `body`.
 * @param ref ref of the host
 * @param choose chooses what gets the focus
 * @returns the ref of the element
 */
export function useKeptFocus<E extends HTMLElement>(
  ref: Ref<E> | undefined,
  choose?: (element: E) => Element | null,
): Ref<E> | undefined {
  const part = useRef<E>(null);
  const earlier = useRef<HTMLElement[]>([]);

  const keep = useEffectEvent((event?: Event) => {
    const element = part.current;
    const [last] = earlier.current;
    if (!element || !last || isTabStop(last)) return;
    if (!hasNoFocus(element) && focusedNear(element) !== last) return;
    const next =
      choose?.(element) ??
      earlier.current.find(isTabStop) ??
      tabStops(element).find((each) => each.matches('a, button')) ??
      element;
    (next as HTMLElement).focus({ preventScroll: true });
    event?.preventDefault();
  });

  useLayoutEffect(() => keep());

  // The element goes with the component, and its listeners with it.
  useEffect(() => {
    const element = part.current!;
    const note = ({ target }: FocusEvent) => {
      const others = earlier.current.filter((each) => each !== target && each.isConnected);
      earlier.current = [target as HTMLElement, ...others];
    };
    element.addEventListener('focusin', note);
    element.addEventListener(FOCUS_LOST, (event) => keep(event));
  }, []);

  return useMergedRefs(part, ref);
}
