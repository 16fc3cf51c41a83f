'use client';

import {
  use,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { TooltipTiming } from './tooltip-timing';

/* Event on the document on which an open Radix tooltip closes, because another one is about to open. */
const TOOLTIP_OPEN_EVENT = 'tooltip.open';

const EXPANDED = '[aria-expanded=true]';
const MENU_BUTTON = '[aria-haspopup=menu]';

interface TimingOptions {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Milliseconds. By default those of the provider. */
  delay: number | undefined;
}

/**
 * Opens and closes a tooltip, by event handlers of the element that it describes: after a delay of hover, focus or
 * touch. While another tooltip is open, and shortly after it has closed, hover and focus open it at once. Focus that
 * comes from a press does not open it, neither does focus that returns from the element's own menu, nor an element
 * whose menu or dialog is open (`aria-expanded`).
 * Radix's own trigger opens on focus without a delay and never on touch, so `preventDefault()` switches its opening off.
 * Radix closes the tooltip when the pointer has left both the element and the tooltip.
 */
export function useTooltipTiming({ open, setOpen, delay }: TimingOptions) {
  const timing = use(TooltipTiming);
  const timer = useRef<number>(undefined);
  const hovered = useRef(false);
  const longPressed = useRef(false);
  const pressed = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (!open) return;
    timing.onOpen();
    return () => timing.onClose();
  }, [open, timing]);

  function show() {
    document.dispatchEvent(new CustomEvent(TOOLTIP_OPEN_EVENT));
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
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        if (event.pointerType === 'touch' || hovered.current) return;
        hovered.current = true;
        startOpening(event);
      },
      // For touch, this event fires when the finger is lifted.
      onPointerLeave: () => {
        hovered.current = false;
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
        event.preventDefault();
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
