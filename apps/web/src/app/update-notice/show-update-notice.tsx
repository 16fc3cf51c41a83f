import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Services } from '../../core/services';
import { focusMain } from '../../lib/focus-main';
import { AppProviders } from '../app-providers';
import { UpdateNotice } from './update-notice';

/** Shows the notice in a root of its own: the app loads its code only when there is something to offer. */
export function showUpdateNotice(services: Services, onReload: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    const hadFocus = host.contains(document.activeElement);
    root.unmount();
    host.remove();
    if (hadFocus) focusMain();
  };
  root.render(
    <AppProviders services={services}>
      <Suspense>
        <UpdateNotice onReload={onReload} onClose={close} />
      </Suspense>
    </AppProviders>,
  );
}
