/** A media query of the window that an element is in; `undefined` where there are none, such as in jsdom. */
export const media = (query: string, near?: Element | null): MediaQueryList | undefined =>
  (near?.ownerDocument.defaultView ?? window).matchMedia?.(query);
