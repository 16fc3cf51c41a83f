import type { Popover } from 'radix-ui';
import type { ComponentProps } from 'react';

export type OutsideHandlers = Pick<
  ComponentProps<typeof Popover.Content>,
  'onPointerDownOutside' | 'onInteractOutside'
>;

/** What opens a layer, and the toasts over it: a press there is not outside of it. */
const OWN_PARTS = '[aria-haspopup][data-state=open], [data-ui=toast]';

export const isOnOwnPart = (event: Event) =>
  event.composedPath().some((each) => (each as Element).matches?.(OWN_PARTS));

/**
 * `onInteractOutside` of a layer. In a shadow root Radix takes the button of a layer, and toasts, for the outside: a press
 * on the button closes the layer and opens it again (https://github.com/radix-ui/primitives/pull/2433).
 */
export const keepForOwnParts =
  (handler: OutsideHandlers['onInteractOutside']): NonNullable<OutsideHandlers['onInteractOutside']> =>
  (event) => {
    handler?.(event);
    if (isOnOwnPart(event.detail.originalEvent)) event.preventDefault();
  };
