'use client';

import { useRef } from 'react';
import { FOCUS_LOST } from './focus-lost';

/**
 * Returns the focus to the element that opened a dialog without a trigger of its own. If that element has been removed,
 * it dispatches `FOCUS_LOST`. Nothing happens if something else has the focus by then, for instance the heading of a
 * new page.
 */
export function useFocusReturn() {
  const previousFocus = useRef<HTMLElement>(undefined);
  const ancestors = useRef<Element[]>([]);
  return {
    onOpenAutoFocus() {
      const { activeElement } = document;
      previousFocus.current = activeElement instanceof HTMLElement ? activeElement : undefined;
      ancestors.current = ancestorsOf(activeElement);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (previousFocus.current?.isConnected) previousFocus.current.focus();
      else dispatchFocusLost(ancestors.current);
    },
  };
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function dispatchFocusLost(ancestors: readonly Element[]) {
  const connected = ancestors.find(({ isConnected }) => isConnected);
  connected?.dispatchEvent(new Event(FOCUS_LOST, { bubbles: true, cancelable: true }));
}
