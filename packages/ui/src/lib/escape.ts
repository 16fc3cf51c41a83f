import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Whether a key belongs to an input method. Safari reports the key that ends a composition after it, with the key code
 * 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether an event is a press of Escape: neither the repetition of a held key nor the end of a composition. */
export const isEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.repeat && !isComposing(event);

/** What Escape ends in a document, the innermost last. Layers of Radix are above all of them, and prevent the default. */
const modes: { page: Document; end: () => void }[] = [];

function endInnermost(event: KeyboardEvent) {
  const { document: pressed } = event.currentTarget as Window;
  const end = modes.findLast(({ page }) => page === pressed)?.end;
  if (!end || !isEscape(event) || event.defaultPrevented || isClearedByEscape(event.composedPath()[0]))
    return;
  event.preventDefault();
  end();
}

/** A search field with text, which the browser empties. */
const isClearedByEscape = (target: (EventTarget & Partial<HTMLInputElement>) | undefined) =>
  target?.type === 'search' && target.value !== '';

/**
 * Ends a mode of the page that is not a layer, for instance a selection, by Escape. Of several modes that are active,
 * one press ends the one that began last, and none while a dialog, menu, popover, tooltip or toast is open.
 * @param inside an element of the component, in whose document keys are pressed
 */
export function useEscape(isActive: boolean, onEscape: () => void, inside?: RefObject<Element | null>): void {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const page = inside?.current?.ownerDocument ?? document;
    const mode = { page, end: () => end() };
    modes.push(mode);
    // Once for each window, which keeps it.
    (page.defaultView ?? window).addEventListener('keydown', endInnermost);
    return () => void modes.splice(modes.indexOf(mode), 1);
  }, [isActive, inside]);
}
