import { useRef } from 'react';
import { FOCUS_LOST } from './focus-lost';
import { focusedNear, hasNoFocus } from './layer-focus';
import { lineage } from './place';

interface AutoFocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Returns the focus to the element that opened a dialog without a trigger of its own. If that element has been removed
 * or hidden, it dispatches `FOCUS_LOST`. Nothing happens if something else has the focus by then, for instance the heading of a
 * new page.
 * @param host handlers of the host that run as well; if its `onCloseAutoFocus` prevents the default, the focus is left
 * to it
 */
export function useFocusReturn(host: AutoFocusHandlers = {}) {
  const previousFocus = useRef<HTMLElement>(undefined);
  const ancestors = useRef<Element[]>([]);
  return {
    onOpenAutoFocus(event?: Event) {
      const layer = event?.currentTarget as Element | null | undefined;
      const focused = openerOf(layer ? focusedNear(layer) : document.activeElement);
      previousFocus.current = (focused as HTMLElement | null) ?? undefined;
      ancestors.current = lineage(focused);
      if (event) host.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      host.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const previous = previousFocus.current ?? document.body;
      if (!hasNoFocus(previous)) return;
      previous.focus();
      // It has been removed or hidden.
      if (hasNoFocus(previous) && previous !== document.body) dispatchFocusLost(ancestors.current);
    },
  };
}

/** An entry of a menu goes with its menu: the button of the menu stands for it. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]');
  const id = menu?.getAttribute('aria-labelledby');
  const root = menu?.getRootNode() as Document | ShadowRoot | undefined;
  return (id && root?.getElementById(id)) || focused;
}

function dispatchFocusLost(ancestors: readonly Element[]) {
  const connected = ancestors.find(({ isConnected }) => isConnected);
  connected?.dispatchEvent(new Event(FOCUS_LOST, { bubbles: true, cancelable: true }));
}
