/** A media query; `undefined` in a document that has none, such as jsdom in tests. */
export const media = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);
