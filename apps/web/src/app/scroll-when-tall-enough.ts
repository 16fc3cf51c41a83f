/** Events by which a user scrolls the page. */
export const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

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

  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    scroll();
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
