'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Whether a key belongs to an input method. Safari reports the key that ends a composition after it, with the key code
 * 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether an event is a press of Escape: neither the repetition of a held key nor the end of a composition. */
export const isEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.repeat && !isComposing(event);

/** What Escape ends on the page, the innermost last. Layers of Radix are above all of them, and prevent the default. */
const modes: (() => void)[] = [];

function endInnermost(event: KeyboardEvent) {
  if (!isEscape(event) || event.defaultPrevented || isClearedByEscape(event.target)) return;
  event.preventDefault();
  modes.at(-1)?.();
}

/** A search field with text, which the browser empties. */
const isClearedByEscape = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/**
 * Ends a mode of the page that is not a layer, for instance a selection, by Escape. Of several modes that are active,
 * one press ends the one that began last, and none while a dialog, menu, popover or tooltip is open.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const mode = () => end();
    if (modes.push(mode) === 1) addEventListener('keydown', endInnermost);
    return () => {
      modes.splice(modes.indexOf(mode), 1);
      if (modes.length === 0) removeEventListener('keydown', endInnermost);
    };
  }, [isActive]);
}
