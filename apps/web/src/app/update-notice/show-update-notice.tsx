import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Services } from '../../core/services';
import { focusMain } from '../../lib/focus-main';
import { AppProviders } from '../app-providers';
import { UpdateNotice } from './update-notice';

let closeCurrent: (() => void) | undefined;

/**
 * Shows the notice, in place of one that is shown already. It has a root of its own: the app loads its code only when
 * there is something to offer.
 */
export function showUpdateNotice(services: Services, onReload: () => void) {
  closeCurrent?.();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    const hadFocus = host.contains(document.activeElement);
    root.unmount();
    host.remove();
    closeCurrent = undefined;
    if (hadFocus) focusMain();
  };
  closeCurrent = close;
  root.render(
    <AppProviders services={services}>
      <Suspense>
        <UpdateNotice onReload={onReload} onClose={close} />
      </Suspense>
    </AppProviders>,
  );
}
