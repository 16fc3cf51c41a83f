import type { Id, User } from '@product/api-client';
import { keys } from '@product/api-client/react';
import { hasSessionHint } from '../../lib/session-hint';
import { storePendingPayment } from '../../lib/pending-payment';
import { storedResults } from '../../lib/stored-results';
import { ownersIn } from '../races/world';
import type { Channels } from './channel';
import { openPage, type Fetch } from './page';
import { createTabScope } from './tab-storage';

export type Tab = ReturnType<typeof openTab>;

/** A tab of a browser with the app, which restarts when a payment leads back to it. */
export function openTab(fetch: Fetch, channels: Channels) {
  const inTab = createTabScope();
  let page = inTab(() => openPage(fetch, channels));
  let isAway = false;
  const ids = (creations: readonly { id: Id }[] | undefined) => creations?.map(({ id }) => id);
  return {
    inTab,
    get services() {
      return page.services;
    },
    user: () => page.user(),
    /** The audience of the rendered screens: none while the user is loading or the payment page is open. */
    audience() {
      const user = page.user();
      if (isAway || (user === undefined && hasSessionHint())) return 'none';
      return user ? 'users' : 'visitors';
    },
    lists() {
      const { own, gallery } = page.lists();
      return { own: ids(own), gallery: ids(gallery) };
    },
    /** The owners of all kept data, except for published data. */
    owners() {
      const { queryClient, generations, results } = page.services;
      const queries = queryClient.getQueryCache().getAll();
      const kept = queries.filter(({ queryKey }) => queryKey[0] !== keys.gallery[0]);
      const submitted = queryClient.getMutationCache().getAll();
      const states = [...kept, ...submitted].map(({ state }) => state);
      // A session that has expired keeps the results for the same user; a visitor is shown none.
      const own = page.user() ? [results.results(), inTab(() => storedResults.get())] : [];
      return ownersIn(JSON.stringify([states, generations.phase(), own]));
    },
    /** Number of requests that are pending. */
    pending: () => page.services.queryClient.isFetching() + page.services.queryClient.isMutating(),
    leaveForPayment({ id: userId, tokens }: User) {
      storePendingPayment({ purchase: 'tokens', userId, tokens });
      isAway = true;
      page.leave();
    },
    /** Restarts the app at the address to which a payment leads back. */
    returnFromPayment() {
      isAway = false;
      page = openPage(fetch, channels);
      page.showPaymentReturn();
    },
    close: () => page.leave(),
  };
}
