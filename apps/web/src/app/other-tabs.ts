import { endpoints, type User } from '@product/api-client';
import { endSession, keys } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { findAwaitedCredit, forgetCredit, hasArrived } from '../lib/awaited-credit';
import { forgetPerson } from '../lib/forget-person';
import type { Services } from '../core/services';

/** A message to the other tabs of this browser, which share its cookie: the kind of event, and no data. */
type News = 'userChanged' | 'signedOut';

/** The methods of `BroadcastChannel` that are used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const NEWS: Record<string, News> = {
  [endpoints.login.name]: 'userChanged',
  [endpoints.register.name]: 'userChanged',
  [endpoints.generate.name]: 'userChanged',
  [endpoints.logout.name]: 'signedOut',
};

const PURCHASES: readonly Purchase[] = ['tokens', 'subscription'];

/**
 * Synchronises the session with the other tabs: posts a login, a logout or a changed balance, and reacts to their
 * messages. After a logout elsewhere all data of that user is removed here; after the other events the user is
 * refetched.
 */
export function followOtherTabs({ api, queryClient, toasts }: Services, channel: Channel) {
  const tell = (news: News) => channel.postMessage(news);
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const name = String(event.mutation.options.mutationKey?.[0]);
    const { type } = event.action;
    // A generation that failed or was aborted may have been charged.
    const isOver = type === 'success' || (type === 'error' && name === endpoints.generate.name);
    if (isOver && NEWS[name]) tell(NEWS[name]);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== keys.user[0]) return;
    const user = event.query.state.data as User | null;
    if (!user || !PURCHASES.some((purchase) => isCredited(purchase, user))) return;
    // Removed before the message: two tabs with the same pending payment would otherwise notify each other endlessly.
    forgetCredit();
    tell('userChanged');
  });
  const follow: Record<News, () => Promise<void>> = {
    userChanged: () => queryClient.invalidateQueries({ queryKey: keys.user }),
    signedOut: async () => {
      toasts.dismiss();
      await endSession(api, queryClient);
      forgetPerson();
    },
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'userChanged' || data === 'signedOut') void follow[data]();
  });
}

function isCredited(purchase: Purchase, user: User) {
  const awaited = findAwaitedCredit(purchase, user.id);
  return awaited !== undefined && hasArrived(awaited, user);
}
