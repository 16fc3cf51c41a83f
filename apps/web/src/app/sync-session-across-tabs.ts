import type { SessionEvent } from '@product/api-client';
import { endSession, keys } from '@product/api-client/react';
import type { Services } from '../core/services';

/** A message to the other tabs of this browser, which share its cookie: the kind of event, and no data. */
type Message = 'userChanged' | 'signedOut';

/** The methods of `BroadcastChannel` that are used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The message for an event. A session that was only read, or changed by another tab, is not announced. */
function toMessage(event: SessionEvent): Message | undefined {
  if (event.type === 'invalidated') return 'userChanged';
  if (event.type === 'rejected' || event.cause !== 'call') return undefined;
  return event.type === 'signed-in' ? 'userChanged' : 'signedOut';
}

/**
 * Synchronises the session with the other tabs: posts a login, a logout or a changed balance, and reacts to their
 * messages. After a logout elsewhere all data of that user is removed here; after every event the user is refetched, and
 * also when the browser restores the page after Back.
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
    async signedOut() {
      toasts.dismiss();
      await endSession(api, queryClient);
      // This tab may have logged in since.
      await readUserAgain();
    },
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'userChanged' || data === 'signedOut') void apply[data]();
  });
  // A page in the back/forward cache misses messages.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void readUserAgain());
}
