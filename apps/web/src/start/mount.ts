import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isDrawn } from '../../static-pages/client/is-prerendered';
import { pressedEarly } from '../../static-pages/client/record-events';

/**
 * Mounts the app, once everything that its first screen needs has loaded or failed. Prerendered HTML is hydrated if it
 * is what the app would render, and replaced in one commit if it is not. Recorded events are then replayed.
 * @param path the app's initial path, below its base path and without a query
 */
export function mount(root: HTMLElement, app: ReactElement, path: string) {
  window.dispatchEvent(new Event('take-over'));
  if (isDrawn(root, path)) {
    // Hydrates in a transition: in one go, hydration would block a user who is already reading.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: console.error }));
    // The active element was focused before React listened, so the event is dispatched again. React hydrates the target
    // of an event at once, so replayed presses take effect.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const [button, kind] of pressedEarly()) {
      if (kind === 'click') button.click();
      else button.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
    }
  } else {
    // React clears the container in the commit that inserts the app.
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      delete root.dataset.drawn;
    });
    arrival.observe(root, { childList: true });
    createRoot(root).render(app);
  }
}
