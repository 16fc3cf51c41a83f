import type { SessionEvent } from '@product/api-client';
import { endSession, keys, refetchCreations } from '@product/api-client/react';
import { isOneOf } from '@product/domain';
import type { Services } from '../core/services';

/** The messages to the other tabs of this browser, which share its cookie: the kind of event, and no data. */
const MESSAGES = ['userChanged', 'creationsChanged', 'signedOut'] as const;
type Message = (typeof MESSAGES)[number];

/** The methods of `BroadcastChannel` that are used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The message for an event. A session that was only read, or changed by another tab, is not announced. */
function toMessage(event: SessionEvent): Message | undefined {
  if (event.type === 'invalidated') return `${event.data}Changed`;
  if (event.type === 'rejected' || event.cause !== 'call') return undefined;
  return event.type === 'signed-in' ? 'userChanged' : 'signedOut';
}

/**
 * Synchronises the session with the other tabs: posts a login, a logout, a changed balance or changed creations, and
 * reacts to their messages. After a logout elsewhere all data of that user is removed here; after every event its data is
 * refetched, and also when the browser restores the page after Back.
 */
export function syncSessionAcrossTabs({ api, queryClient, toasts }: Services, channel: Channel) {
  api.subscribe((event) => {
    const message = toMessage(event);
    if (message) channel.postMessage(message);
  });
  async function readUserAgain() {
    // A pending first read would not be repeated, and its response may be older than the change.
    await queryClient.cancelQueries({ queryKey: keys.user });
    await queryClient.invalidateQueries({ queryKey: keys.user });
  }
  const apply: Record<Message, () => Promise<void>> = {
    userChanged: readUserAgain,
    creationsChanged: async () => refetchCreations(queryClient),
    async signedOut() {
      toasts.dismiss();
      await endSession(api, queryClient);
      // This tab may have logged in since.
      await readUserAgain();
    },
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOneOf(MESSAGES, data)) void apply[data]();
  });
  // A page in the back/forward cache misses messages.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void readUserAgain();
    refetchCreations(queryClient);
  });
}
