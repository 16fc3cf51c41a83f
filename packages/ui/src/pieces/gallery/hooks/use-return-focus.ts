import { useRef } from 'react';

/** Gives the focus back to where it was before a dialog opened, also when no trigger of the dialog's own opened it. */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}
