import { MOVES } from './scroll-when-tall-enough';

/**
 * Scrolls to a part of the page: at once, or as soon as it is there, where the page's own code is still being fetched.
 * Whoever moves the page meanwhile has the last word.
 * @returns how it is called off
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
