'use client';

import { useRef } from 'react';
import { focusMain } from './focus-main';
import { ORPHANED_FOCUS } from './orphaned-focus';

/**
 * Gives the focus back to whatever opened a dialog that has no trigger of its own. If that is gone by then, what it
 * stood in may say who takes the focus over, or else the page's heading does; unless something else, a new page's
 * heading, has the focus.
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
