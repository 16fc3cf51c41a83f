'use client';

import { useRef } from 'react';
import { focusMain } from './focus-main';
import { ORPHANED_FOCUS } from './orphaned-focus';

/**
 * Returns the focus to the element that opened a dialog without a trigger of its own. If that element has been removed,
 * an ancestor can move the focus (`ORPHANED_FOCUS`); otherwise the heading of the page gets it. Nothing happens if
 * something else has the focus by then, for instance the heading of a new page.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(undefined);
  const around = useRef<Element[]>([]);
  return {
    onOpenAutoFocus() {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : undefined;
      around.current = ancestorsOf(activeElement);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected) opener.current.focus();
      else if (!isTakenOver(around.current)) focusMain();
    },
  };
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function isTakenOver(around: readonly Element[]): boolean {
  const left = around.find(({ isConnected }) => isConnected);
  return left?.dispatchEvent(new Event(ORPHANED_FOCUS, { bubbles: true, cancelable: true })) === false;
}
