import { calls } from '@product/api-client';
import { endSession, keys } from '@product/api-client/react';
import { forgetPerson } from '../lib/forget-person';
import type { Services } from './services';

/** What one tab tells the others of this browser: they share the cookie. */
type News = 'signedIn' | 'signedOut';

/** The part of a `BroadcastChannel` that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const NEWS: Record<string, News> = {
  [calls.login.name]: 'signedIn',
  [calls.register.name]: 'signedIn',
  [calls.logout.name]: 'signedOut',
};

/**
 * Tells the other tabs who came and who went, and follows them: after a logout there nothing of that person stays here,
 * and after a login the user is read again.
 */
export function followOtherTabs({ api, queryClient, toasts }: Services, channel: Channel) {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const news = NEWS[String(event.mutation.options.mutationKey?.[0])];
    if (news) channel.postMessage(news);
  });
  const follow: Record<News, () => Promise<void>> = {
    signedIn: () => queryClient.invalidateQueries({ queryKey: keys.user }),
    signedOut: async () => {
      toasts.dismiss();
      await endSession(api, queryClient);
      forgetPerson();
    },
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedIn' || data === 'signedOut') void follow[data]();
  });
}
