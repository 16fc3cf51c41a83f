import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HIDDEN, MOUNT_EVENT, PRERENDERED } from '../../static-pages/protocol';
import type { ReportError } from '../lib/report-error';

/**
 * Mounts the app, once everything that its first screen needs has loaded or failed. Prerendered HTML is hydrated if it
 * is what the app would render and all of it is visible; otherwise it is replaced in one commit.
 * @param path the app's initial path, below its base path and without a query
 * @param reportError called if the prerendered HTML differs from what the app renders
 */
export function mount(root: HTMLElement, app: ReactElement, path: string, reportError: ReportError) {
  window.dispatchEvent(new Event(MOUNT_EVENT));
  const isHidden = document.documentElement.hasAttribute(HIDDEN);
  if (root.getAttribute(PRERENDERED) === path && !isHidden) {
    // Hydrates in a transition: in one go, hydration would block a user who is already reading.
    startTransition(
      () =>
        void hydrateRoot(root, app, {
          onRecoverableError: (error) => reportError(error, { where: 'hydration' }),
        }),
    );
    replayEvents();
  } else {
    // React clears the container in the commit that inserts the app.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      root.removeAttribute(PRERENDERED);
    });
    observer.observe(root, { childList: true });
    createRoot(root).render(app);
  }
}

/** Dispatches the events again that occurred before React listened. React hydrates the target of an event at once. */
function replayEvents() {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [button, type] of window.recordedEvents ?? []) {
    if (type === 'click') button.click();
    else button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
  }
}
