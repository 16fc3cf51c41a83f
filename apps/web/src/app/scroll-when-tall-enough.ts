/** Events by which a user scrolls the page. */
export const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position: at once, or as soon as content that is still loading has made the page tall enough.
 * Scrolling by the user cancels it.
 * @param top in px
 * @returns a function that cancels it
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
