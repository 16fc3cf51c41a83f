import type { Popover } from 'radix-ui';
import type { ComponentProps } from 'react';

export type OutsideHandlers = Pick<
  ComponentProps<typeof Popover.Content>,
  'onPointerDownOutside' | 'onInteractOutside'
>;

/** What opens a layer, and the toasts over it: a press there is not outside of it. */
const BELONGING = '[aria-haspopup][data-state=open], [data-ui=toast]';

const belongs = (event: Event) => event.composedPath().some((each) => (each as Element).matches?.(BELONGING));

/**
 * `onInteractOutside` of a layer. In a shadow root Radix takes the button of a layer, and toasts, for the outside: a press
 * on the button closes the layer and opens it again (https://github.com/radix-ui/primitives/pull/2433).
 */
export const keepForOwnParts =
  (handler: OutsideHandlers['onInteractOutside']): NonNullable<OutsideHandlers['onInteractOutside']> =>
  (event) => {
    handler?.(event);
    if (belongs(event.detail.originalEvent)) event.preventDefault();
  };

const layers = new WeakSet<EventTarget>();

/**
 * Calls back at a press outside of a layer in the document of a frame, where Radix does not: it asks for a `Node` of its
 * own window (https://github.com/radix-ui/primitives/issues/3353).
 * @param layer the element around the layer and its overlay
 * @returns a function that ends it
 */
export function watchPresses(layer: HTMLElement, onOutside: (event: PointerEvent) => void) {
  const page = layer.ownerDocument;
  layers.add(layer);
  const onPress = (event: PointerEvent) => {
    const path = event.composedPath();
    const innermost = path.find((each) => layers.has(each)) as Element | undefined;
    const isInside = path.includes(layer.querySelector('[role]')!);
    // A press in a layer that is not around this one is for that one.
    if (!isInside && !belongs(event) && (!innermost || innermost.contains(layer))) onOutside(event);
  };
  // In the capture phase: the press that opens a layer has passed it.
  if (page !== document) page.addEventListener('pointerdown', onPress, true);
  return () => page.removeEventListener('pointerdown', onPress, true);
}

/** Closes a layer after a press outside of it, unless its handlers prevent that. */
export function closeByPress(originalEvent: PointerEvent, handlers: OutsideHandlers, close: () => void) {
  const event = new CustomEvent('dismissableLayer.pointerDownOutside', {
    cancelable: true,
    detail: { originalEvent },
  });
  handlers.onPointerDownOutside?.(event);
  handlers.onInteractOutside?.(event);
  if (!event.defaultPrevented) close();
}
