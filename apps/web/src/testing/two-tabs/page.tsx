import type { User } from '@product/api-client';
import { creationsQuery, galleryQuery, keys, userQuery } from '@product/api-client/react';
import { QueryObserver } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../../app/app-providers';
import { createServices } from '../../app/create-services';
import { RequireUser } from '../../app/guards';
import { subscribe } from '../../app/subscribe';
import { readConfig } from '../../config/config';
import { paths } from '../../core/paths';
import { MemoryRouter, Route, Routes } from '../../core/router';
import { useCredit } from '../../screens/payment-return/use-credit';
import type { Channels } from './channel';

function PaymentReturn() {
  useCredit('tokens');
  return null;
}

export type Fetch = (request: Request) => Promise<Response>;

/** The app as one page load composes it, with observers of the user and both lists instead of most screens. */
export function openPage(fetch: Fetch, channels: Channels) {
  let hasLeft = false;
  const services = createServices({
    config: { ...readConfig({}), apiBaseUrl: 'http://localhost' },
    // A page that the browser has left receives no response.
    fetch: async (request) => {
      const response = await fetch(request);
      return hasLeft ? new Promise<never>(() => undefined) : response;
    },
    reportError: () => undefined,
  });
  const { api, queryClient } = services;
  const closeChannels = channels.openedIn(() => subscribe(services));
  const user = () => queryClient.getQueryData<User | null>(keys.user);

  const list = new QueryObserver(queryClient, creationsQuery(api, undefined));
  const session = new QueryObserver(queryClient, {
    ...userQuery(api),
    // The same that `useQuery` tracks for a component that reads only `data`.
    notifyOnChangeProps: ['data'],
  });
  const gallery = new QueryObserver(queryClient, galleryQuery(api));
  list.subscribe(() => undefined);
  session.subscribe(() => list.setOptions(creationsQuery(api, user()?.id)));
  gallery.subscribe(() => undefined);
  const screen = createRoot(document.createElement('div'));

  return {
    services,
    user,
    lists: () => ({ own: list.getCurrentResult().data, gallery: gallery.getCurrentResult().data }),
    showPaymentReturn: () =>
      flushSync(() =>
        screen.render(
          <AppProviders services={services}>
            <MemoryRouter>
              <Routes>
                <Route element={<RequireUser />}>
                  <Route path="/" element={<PaymentReturn />} />
                </Route>
                <Route path={paths.auth} element={null} />
              </Routes>
            </MemoryRouter>
          </AppProviders>,
        ),
      ),
    leave: () => {
      hasLeft = true;
      closeChannels();
      services.generations.clear();
      flushSync(() => screen.unmount());
      for (const observer of [session, list, gallery]) observer.destroy();
      queryClient.clear();
    },
  };
}
