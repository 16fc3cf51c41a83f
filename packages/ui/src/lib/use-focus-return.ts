'use client';

import { useRef } from 'react';
import { focusMain } from './focus-main';

/**
 * Gives the focus back to whatever opened a dialog that has no trigger of its own, or to the page's heading if that is
 * gone by then; unless something else, a new page's heading, has the focus.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(undefined);
  return {
    onOpenAutoFocus() {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : undefined;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected) opener.current.focus();
      else focusMain();
    },
  };
}
