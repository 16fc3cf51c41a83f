import type * as inFrame from './in-frame';

/**
 * Calls back for an element in the document of a frame, with what is to be done there.
 * @returns a function that ends it
 */
export function whenInFrame(element: Element, begin: (loaded: typeof inFrame, signal: AbortSignal) => void) {
  if (element.ownerDocument === document) return undefined;
  const controller = new AbortController();
  void import('./in-frame').then(
    (loaded) => begin(loaded, controller.signal),
    () => {},
  );
  return () => controller.abort();
}
