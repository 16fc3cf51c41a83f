/** Whether the user's last input was a press with a pointer. */
let isByPointer = false;

/** Notes whether the user presses keys or points. Returns a function that ends it. */
export function watchInput() {
  const note = ({ type }: Event) => {
    isByPointer = type === 'pointerdown';
  };
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('keydown', note, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
    document.removeEventListener('keydown', note, true);
  };
}

/**
 * Moves the focus to the `h1` in the page's `main`, or to `main` itself. The page does not scroll. The ring is left out
 * after a press with a pointer: browsers show it on an element that a script has focused.
 */
export function focusMain() {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  const target = heading ?? main;
  target?.toggleAttribute('data-without-ring', isByPointer);
  target?.focus({ preventScroll: true });
}
