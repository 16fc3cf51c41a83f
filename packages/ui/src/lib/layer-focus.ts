import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from './escape';
import { nextItem } from './next-item';

/*
 * The focus of a layer or a group in a shadow root or in the document of a frame. Radix looks for the focused element in
 * `document`, which only knows the host or the frame that contains it: for shadow roots until
 * https://github.com/radix-ui/primitives/issues/3353 is solved.
 */

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The focused element as seen from an element: in its shadow root or its document. */
export const focusedNear = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether nothing has the focus in an element's document, as after the focused element has been removed. */
export const hasNoFocus = (element: Element | null | undefined) =>
  element?.ownerDocument.activeElement === element?.ownerDocument.body;

const isElsewhere = (element: Element) => element.getRootNode() !== document;

/** Whether Tab can reach an element; not one that has been removed. */
export const isTabStop = (element: HTMLElement) =>
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  // Not in jsdom.
  element.checkVisibility?.() !== false;

export const tabStops = (layer: Element) =>
  [...layer.querySelectorAll<HTMLElement>(TABBABLE)].filter(isTabStop);

/** Handler of `onOpenAutoFocus`: gives the focus to the first control of the layer. */
export function focusFirst(event: Event) {
  const layer = event.currentTarget as HTMLElement;
  if (event.defaultPrevented || !isElsewhere(layer)) return;
  event.preventDefault();
  (tabStops(layer)[0] ?? layer).focus();
}

/** Handler of `onKeyDown`: Tab at the last control leads to the first one, and the other way. */
export function keepFocus(event: KeyboardEvent<HTMLElement>) {
  const layer = event.currentTarget;
  if (event.key !== 'Tab' || event.defaultPrevented || isComposing(event.nativeEvent) || !isElsewhere(layer))
    return;
  const stops = tabStops(layer);
  if (event.shiftKey) stops.reverse();
  const focused = focusedNear(layer);
  if (focused !== stops.at(-1) && focused !== layer) return;
  event.preventDefault();
  stops[0]?.focus();
}

/**
 * Handler of `onKeyDownCapture` of a menu or of tabs. Radix focuses one item after the other until `document` has another
 * focused element, and ends at the last one (https://github.com/radix-ui/primitives/pull/3674).
 * @param items selector of the items
 */
export const moveFocus =
  (items: string, loop = false) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event;
    const orientation = currentTarget.getAttribute('aria-orientation') as 'horizontal' | 'vertical';
    const next = isElsewhere(currentTarget) && nextItem(event, items, orientation, loop);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

/** Handler of `onFocus` of tabs and radio groups, which Tab enters at the selected item. Radix ends at the last one, too. */
export function enterGroup(event: FocusEvent<HTMLElement>) {
  const { currentTarget: group, target } = event;
  if (target !== group || !isElsewhere(group)) return;
  event.preventDefault();
  const items = [...group.querySelectorAll<HTMLElement>('[role=tab]:enabled, [role=radio]:enabled')];
  const selected = items.find((item) => item.matches('[aria-selected=true], [aria-checked=true]'));
  (selected ?? items[0])?.focus();
}
