import { parentOf } from './place';

/** What scrolls an element: the window of its document, or an element around it. */
export type Scroller = Window | Element;

/**
 * The nearest scroller around an element, also across shadow roots. An element without a limited height does not scroll,
 * whatever its `overflow` is: a container that scrolls sideways has `overflow-y: auto`, too.
 */
export function scrollerOf(element: Element): Scroller {
  const { documentElement, body, defaultView } = element.ownerDocument;
  const mayScroll = (outer: Element) => /auto|scroll/.test(getComputedStyle(outer).overflowY);
  // The window takes the `overflow` of `body`, unless `html` sets its own.
  const page = mayScroll(documentElement) ? documentElement : body;
  for (let outer = around(element); outer && outer !== page; outer = around(outer))
    if (outer.scrollHeight > outer.clientHeight && mayScroll(outer)) return outer;
  return defaultView ?? window;
}

const around = (element: Element) => element.assignedSlot ?? parentOf(element);

export const isWindow = (scroller: Scroller): scroller is Window => 'scrollY' in scroller;

export const offsetOf = (scroller: Scroller): number =>
  isWindow(scroller) ? scroller.scrollY : scroller.scrollTop;

/** Top edge and height of what a scroller shows, in pixels of the window. */
export const shownIn = (scroller: Scroller) =>
  isWindow(scroller)
    ? { top: 0, height: scroller.innerHeight }
    : { top: scroller.getBoundingClientRect().top + scroller.clientTop, height: scroller.clientHeight };
