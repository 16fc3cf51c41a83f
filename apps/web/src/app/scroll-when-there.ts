import { SCROLL_EVENTS } from './scroll-when-tall-enough';

/**
 * Scrolls to an element: at once, or as soon as it is rendered if the page's own code is still loading. Scrolling by
 * the user cancels it.
 * @returns a function that cancels it
 */
export function scrollWhenThere(id: string): () => void {
  const scroll = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (scroll()) return () => undefined;

  const observer = new MutationObserver(() => {
    if (scroll()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
