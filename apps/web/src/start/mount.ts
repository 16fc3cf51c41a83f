import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isDrawn } from '../first-paint/drawing';
import { pressedEarly } from '../first-paint/early-presses';

/**
 * Puts the app into its place in the page, once all that its first screen needs is here or cannot be had. What was drawn
 * there at build time is taken over if it is what the app would draw, and replaced in one step if it is not. What was
 * pressed meanwhile is pressed then.
 * @param path where the app begins, below its folder, without what follows a question mark
 */
export function mount(root: HTMLElement, app: ReactElement, path: string) {
  window.dispatchEvent(new Event('take-over'));
  if (isDrawn(root, path)) {
    // Bit by bit: in one go it would hold up who is already reading.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: console.error }));
    // What has the focus already does so to React, too, and what is pressed is taken over at once.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [button, kind] of pressedEarly()) {
      if (kind === 'click') button.click();
      else button.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
    }
  } else {
    // React clears the place in the step in which the app comes into it.
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      delete root.dataset.drawn;
    });
    arrival.observe(root, { childList: true });
    createRoot(root).render(app);
  }
}
