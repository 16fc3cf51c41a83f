/** Moves the focus to the `h1` in the page's `main`, or to `main` itself. The page does not scroll. */
export function focusMain() {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** For an element that is removed while it may have the focus: the browser would go on from the start of the page. */
export function focusMainIfLost() {
  if (document.activeElement === document.body) focusMain();
}
