import { MOVES } from './scroll-when-tall-enough';

/**
 * Scrolls to an element: at once, or as soon as it is rendered if the page's own code is still loading. Scrolling by
 * the user cancels it.
 * @returns a function that cancels it
 */
export function scrollWhenThere(id: string): () => void {
  const scroll = () => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    return part !== null;
  };
  if (scroll()) return () => undefined;

  const arrivals = new MutationObserver(() => {
    if (scroll()) stop();
  });
  const stop = () => {
    arrivals.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  arrivals.observe(document.body, { childList: true, subtree: true });
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
