import { createListeners } from '@product/domain';
import type { ApiClient } from '../client';
import { StaleSessionError } from '../errors';
import type { User } from './user.schema';

/**
 * What has changed the session: a login, a registration or a logout of this page (`call`), a read of the user (`read`),
 * or another page of the same browser (`elsewhere`).
 */
export type SessionCause = 'call' | 'read' | 'elsewhere';

/**
 * - `signed-in`: a user is signed in, and is another one than before. The first read of the user counts as well.
 * - `signed-out`: no user is signed in any more, or the first read of the user has found none.
 * - `rejected`: the first read of the user after a login has found none, and no other private call has succeeded in
 *   between. The browser has not stored the login's cookie. A `signed-out` follows.
 * - `invalidated`: data may have changed on the server: the user's own, such as the balance, or the lists of creations.
 */
export type SessionEvent =
  | { type: 'signed-in'; user: User; cause: SessionCause }
  | { type: 'signed-out'; cause: SessionCause }
  | { type: 'rejected' }
  | { type: 'invalidated'; data: SessionData };

/** Data of the session of which other pages of the browser have copies. */
export type SessionData = 'user' | 'creations';

/** A client that knows its session: it drops the responses to calls of an earlier one, and has events. */
export interface Session extends ApiClient {
  /** The signed-in user as last received, `null` when signed out, `undefined` until the user has been read. */
  readonly user: User | null | undefined;
  /**
   * Starts a session of this user, or the signed-out state (`null`): pending responses of the previous session are
   * dropped when they arrive.
   * @param cause default: `call`
   */
  startNewSession: (user: User | null, cause?: SessionCause) => void;
  /**
   * Takes the user as just read, or `null` after a 401. Starts a new session if it is not the user known before.
   * @returns whether it has started one
   */
  confirm: (user: User | null) => boolean;
  /**
   * Signals that data may have changed on the server.
   * @param data default: `user`
   */
  invalidate: (data?: SessionData) => void;
  /**
   * Calls the listener with every event.
   * @returns a function that unsubscribes
   */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
}

/**
 * Keeps one session's responses out of the next. A call that settles after `startNewSession()` fails with
 * `StaleSessionError`, whatever its response, unless its endpoint is `public` or `affectsSession`.
 */
export function createSession(client: ApiClient): Session {
  const { subscribe, notify: emit } = createListeners<[SessionEvent]>();
  let epoch = 0;
  let currentUser: User | null | undefined;
  let isUnconfirmed = false;

  function change(user: User | null, cause: SessionCause) {
    currentUser = user;
    isUnconfirmed = user !== null && cause === 'call';
    emit(user ? { type: 'signed-in', user, cause } : { type: 'signed-out', cause });
  }

  function startNewSession(user: User | null, cause: SessionCause = 'call') {
    epoch += 1;
    change(user, cause);
  }

  return {
    get user() {
      return currentUser;
    },
    startNewSession,
    confirm(user) {
      const before = currentUser;
      if (user === null && isUnconfirmed) emit({ type: 'rejected' });
      isUnconfirmed = false;
      if (before === undefined) change(user, 'read');
      else if (before?.id === user?.id) currentUser = user;
      else startNewSession(user, 'read');
      return before !== undefined && before?.id !== user?.id;
    },
    invalidate: (data = 'user') => emit({ type: 'invalidated', data }),
    subscribe,
    async send(endpoint, options) {
      const sentEpoch = epoch;
      const outlivesSession = endpoint.public || endpoint.affectsSession;
      const requireSameSession = () => {
        if (sentEpoch !== epoch && !outlivesSession) throw new StaleSessionError(endpoint.name);
      };
      return client.send(endpoint, options).then(
        (value) => {
          requireSameSession();
          // A response to a private call shows that the browser sends the cookie of the login.
          if (!outlivesSession) isUnconfirmed = false;
          return value;
        },
        (error: unknown) => {
          requireSameSession();
          throw error;
        },
      );
    },
  };
}
