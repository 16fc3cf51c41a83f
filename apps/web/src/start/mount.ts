import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { lazyCode } from '../app/lazy-screen';
import { preloadScreen } from '../app/routes';

declare global {
  interface Window {
    /** What was pressed in a drawn page before its code was here, and how (public/first-paint.js). */
    pressedEarly?: [HTMLButtonElement, 'pointerdown' | 'click'][];
  }
}

/**
 * Puts the app into its place in the page. What was drawn there at build time stays until the code for it is here: it is
 * taken over if it is what the app would draw, and replaced in one step if it is not. What was pressed meanwhile is
 * pressed then.
 * @param path where the app begins, below its folder, with what follows a question mark
 * @param language what the app speaks
 */
export async function mount(root: HTMLElement, app: ReactElement, path: string, language: string) {
  const { drawn } = root.dataset;
  if (drawn !== undefined) {
    await preloadScreen(path);
    await lazyCode();
  }
  window.dispatchEvent(new Event('take-over'));
  if (drawn === path.replace(/[?#].*/, '') && root.ownerDocument.documentElement.lang === language) {
    // Bit by bit: in one go it would hold up who is already reading.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: console.error }));
    // React takes over at once what is pressed.
    for (const [button, kind] of window.pressedEarly ?? []) {
      if (kind === 'click') button.click();
      else button.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
    }
  } else {
    createRoot(root).render(app);
  }
}
