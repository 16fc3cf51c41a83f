'use client';

import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };
const UP_OR_DOWN = ['ArrowUp', 'ArrowDown'];
const LEFT_OR_RIGHT = ['ArrowLeft', 'ArrowRight'];

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
      const next = nextRadio(event, orientation, loop);
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

/**
 * The radio that an arrow key moves to. `undefined` for any other key, with a modifier key, across the orientation, and
 * at the ends without `loop`.
 */
function nextRadio(
  event: KeyboardEvent<HTMLElement>,
  orientation: KeyOptions['orientation'],
  loop: boolean,
): HTMLElement | undefined {
  const { key, currentTarget, target } = event;
  const step = STEPS[key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isAcross = orientation && (orientation === 'vertical' ? LEFT_OR_RIGHT : UP_OR_DOWN).includes(key);
  if (!step || isModified || isAcross || !isRadio(target)) return undefined;
  const isMirrored = LEFT_OR_RIGHT.includes(key) && getComputedStyle(currentTarget).direction === 'rtl';
  const radios = [...currentTarget.querySelectorAll<HTMLElement>('[role=radio]:enabled')];
  const next = radios.indexOf(target) + (isMirrored ? -step : step);
  return loop ? radios.at(next % radios.length) : radios[next];
}
