/* What Radix only notices in the window of its script. Loaded for pieces in the portal of a frame. */

import type { OutsideHandlers } from '../components/portal-container/own-parts';

export interface Closing extends OutsideHandlers {
  close: () => void;
  /** Whether a press is on a part of the layer that is outside of it. */
  isOnOwnPart: (event: Event) => boolean;
}

const layers = new WeakSet<EventTarget>();

/**
 * Closes a layer by a press outside of it, unless its handlers prevent that. Radix asks for a `Node` of its own window
 * (https://github.com/radix-ui/primitives/issues/3353).
 * @param layer the element around the layer and its overlay
 * @param closing without it the layer stays open
 */
export function closeByPress(layer: HTMLElement, closing: () => Closing | undefined, signal: AbortSignal) {
  layers.add(layer);
  const onPress = (originalEvent: PointerEvent) => {
    const path = originalEvent.composedPath();
    const content = layer.querySelector('[role]')!;
    const innermost = path.find((each) => layers.has(each)) as Element | undefined;
    const handlers = closing();
    if (!handlers || path.includes(content) || handlers.isOnOwnPart(originalEvent)) return;
    // A press in a layer that is not around this one is for that one.
    if (innermost && !innermost.contains(layer)) return;
    const event = new CustomEvent('dismissableLayer.pointerDownOutside', {
      cancelable: true,
      detail: { originalEvent },
    });
    handlers.onPointerDownOutside?.(event);
    handlers.onInteractOutside?.(event);
    if (event.defaultPrevented) return;
    content.addEventListener('focusScope.autoFocusOnUnmount', keepNewFocus, { once: true });
    handlers.close();
  };
  // In the capture phase: the press that opens a layer has passed it.
  layer.ownerDocument.addEventListener('pointerdown', onPress, { capture: true, signal });
}

/** Keeps Radix from returning the focus if the press has moved it. */
function keepNewFocus(event: Event) {
  const { activeElement, body } = (event.currentTarget as Element).ownerDocument;
  if (activeElement === body) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Tells toasts of the hotkey, and whether their window has the focus, without which their time stands still. */
export function followWindow(viewport: HTMLElement, hotkey: readonly string[], signal: AbortSignal) {
  const view = viewport.ownerDocument.defaultView;
  const tell = (type: string) => viewport.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  const isPressed = (event: KeyboardEvent) =>
    hotkey.every((key) => event[key as keyof KeyboardEvent] || event.code === key);
  view?.addEventListener('keydown', (event) => isPressed(event) && viewport.focus(), { signal });
  view?.addEventListener('blur', () => tell('focusin'), { signal });
  view?.addEventListener('focus', () => tell('focusout'), { signal });
}
