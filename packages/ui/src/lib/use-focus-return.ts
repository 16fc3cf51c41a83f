import { useRef } from 'react';

/**
 * Gives the focus back to whatever opened a dialog that has no trigger of its own, unless by then it is gone or
 * something else, a new page's heading, has the focus.
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
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
}
