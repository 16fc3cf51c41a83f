import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as Android and iOS wait. */
export const LONG_PRESS_MS = 500;

/** A finger that moves further scrolls. In CSS pixels. */
const MOVE_TOLERANCE = 10;

/**
 * Handlers that call `onLongPress` while a finger stays on an element. The press that ends it does nothing more, and the
 * browser's menu for links and pictures stays closed, also if the element has no long press any more by then. A mouse
 * has no long press.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const hasFired = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => end, []);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      end();
      hasFired.current = false;
      if (!onLongPress || pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        hasFired.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MOVE_TOLERANCE) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (press.current || hasFired.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!hasFired.current) return;
      hasFired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
