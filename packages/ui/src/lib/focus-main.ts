/** Moves the focus to where a page begins: the heading of its main part, or that part itself. Nothing scrolls. */
export function focusMain() {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
