import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { nextItem } from '../../lib/next-item';

interface KeyOptions {
  orientation: 'horizontal' | 'vertical' | undefined;
  loop: boolean;
}

/**
 * Event handlers of a radio group. A radio that gets the focus from another radio of the group is chosen with it,
 * unless the focus comes from a mouse press, which chooses on release. A locked radio (`aria-disabled`) only gets the
 * focus.
 *
 * Radix moves the focus in a timeout and chooses only if the arrow key is still down then: a short press moves the
 * focus without a choice, and on a slow machine the next key press comes before the focus moves
 * (https://github.com/radix-ui/primitives/issues/4094). So the arrow keys are handled here, within the key event, and
 * the choice that Radix makes is stopped. When that issue is solved, only focus that a screen reader moves needs this.
 */
export function useChoiceFollowsFocus({ orientation, loop }: KeyOptions) {
  const mouseDown = useRef(false);
  const focusEvent = useRef<Event>(undefined);

  return {
    onMouseDownCapture: () => {
      mouseDown.current = true;
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      mouseDown.current = false;
      const next = isRadio(event.target) && nextItem(event, '[role=radio]:enabled', orientation, loop);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    onFocusCapture: ({ currentTarget, target, relatedTarget, nativeEvent }: FocusEvent<HTMLElement>) => {
      const isFromRadio = isRadio(relatedTarget) && currentTarget.contains(relatedTarget);
      if (
        isFromRadio &&
        isRadio(target) &&
        !mouseDown.current &&
        target.getAttribute('aria-disabled') !== 'true'
      )
        target.click();
      mouseDown.current = false;
      focusEvent.current = nativeEvent;
    },
    onClickCapture: (event: MouseEvent) => {
      mouseDown.current = false;
      // A click during the focus event comes from Radix.
      if (focusEvent.current && focusEvent.current.eventPhase !== Event.NONE) event.stopPropagation();
    },
  };
}

const isRadio = (target: EventTarget | null): target is HTMLElement =>
  (target as Element | null)?.getAttribute('role') === 'radio';
