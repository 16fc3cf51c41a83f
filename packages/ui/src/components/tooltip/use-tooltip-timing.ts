import {
  use,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { Point } from './is-on-the-way';
import { closeOpenTooltip } from './open-tooltips';
import { TooltipTiming } from './tooltip-timing';

const EXPANDED = '[aria-expanded=true]';
const MENU_BUTTON = '[aria-haspopup=menu]';

interface TimingOptions {
  control: RefObject<HTMLElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Milliseconds. By default those of the provider. */
  delay: number | undefined;
}

/**
 * Opens and closes a tooltip, by event handlers of the element that it describes: after a delay of hover, focus or
 * touch. While another tooltip is open, and shortly after it has closed, hover and focus open it at once. Focus that
 * comes from a press does not open it, neither does focus that returns from the element's own menu, nor an element
 * whose menu or dialog is open (`aria-expanded`). What closes it elsewhere on the page is in `TooltipLayer`.
 */
export function useTooltipTiming({ control, open, setOpen, delay }: TimingOptions) {
  const timing = use(TooltipTiming);
  const timer = useRef<number>(undefined);
  /** Where a mouse or a pen is over the element. */
  const pointer = useRef<Point>(undefined);
  const longPressed = useRef(false);
  const pressed = useRef(false);
  const stop = () => window.clearTimeout(timer.current);

  function show() {
    // The element may have been removed meanwhile.
    if (!control.current) return;
    closeOpenTooltip();
    setOpen(true);
  }
  function showLater(callback = show) {
    stop();
    timer.current = window.setTimeout(callback, delay ?? timing.delay);
  }
  function startOpening({ currentTarget }: SyntheticEvent<HTMLElement>) {
    if (open || currentTarget.matches(EXPANDED)) return;
    if (timing.isDelaySkipped()) show();
    else showLater();
  }
  function close() {
    stop();
    if (open) setOpen(false);
  }

  return {
    close,
    pointer,
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return;
        const isNew = !pointer.current;
        pointer.current = { x: event.clientX, y: event.clientY };
        if (isNew) startOpening(event);
      },
      // For touch, this event fires when the finger is lifted.
      onPointerLeave: () => {
        pointer.current = undefined;
        stop();
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        close();
        pressed.current = true;
        longPressed.current = false;
        if (pointerType !== 'touch') return;
        showLater(() => {
          longPressed.current = true;
          show();
        });
      },
      onPointerCancel: stop,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Radix removes a closed menu before it returns the focus, which then comes from nowhere.
        const isReturning =
          pressed.current && !event.relatedTarget && event.currentTarget.matches(MENU_BUTTON);
        pressed.current = false;
        if (!isReturning && event.currentTarget.matches(':focus-visible')) startOpening(event);
      },
      onBlur: ({ currentTarget }: FocusEvent) => {
        if (!currentTarget.matches(EXPANDED)) pressed.current = false;
        close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        pressed.current = true;
        if (key === 'Escape') stop();
      },
      // A long press only shows the tooltip and must not press the element.
      onClickCapture: (event: MouseEvent) => {
        if (!longPressed.current) return;
        longPressed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: close,
    },
  };
}
