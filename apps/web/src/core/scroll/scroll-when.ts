const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position: at once, or as soon as content that is still loading has made the page tall enough.
 * Scrolling by the user cancels it.
 * @param top in px
 * @returns a function that cancels it
 */
export function scrollWhenTallEnough(top: number): () => void {
  const page = document.documentElement;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const scrollIfTallEnough = () => {
    const isTallEnough = page.scrollHeight - page.clientHeight >= top;
    if (isTallEnough) scroll();
    return isTallEnough;
  };
  // As far as the page allows.
  scroll();
  return retry(scrollIfTallEnough, (onChange) => {
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    return observer;
  });
}

/**
 * Scrolls to an element: at once, or as soon as it is rendered if the page's own code is still loading. Scrolling by
 * the user cancels it.
 * @returns a function that cancels it
 */
export function scrollWhenRendered(id: string): () => void {
  const scrollIfRendered = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  return retry(scrollIfRendered, (onChange) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    return observer;
  });
}

/** Calls a function at once, and at each change until it returns `true` or the user scrolls. */
function retry(
  scroll: () => boolean,
  observe: (onChange: () => void) => Pick<ResizeObserver, 'disconnect'>,
): () => void {
  if (scroll()) return () => undefined;
  const stop = () => {
    observer.disconnect();
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  const observer = observe(() => {
    if (scroll()) stop();
  });
  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
