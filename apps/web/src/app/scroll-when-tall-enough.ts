/** By which a person moves the page. */
export const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to where it was: at once, or as soon as what is still loading has made the page that tall. Whoever
 * moves the page meanwhile has the last word.
 * @returns how it is called off
 */
export function scrollWhenTallEnough(top: number): () => void {
  const page = document.documentElement;
  const isTallEnough = () => page.scrollHeight - page.clientHeight >= top;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  if (isTallEnough()) return () => undefined;

  const growth = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    scroll();
    stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  growth.observe(document.body);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
