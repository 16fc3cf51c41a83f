import type { ApiClient } from '../client';
import { StaleSessionError } from '../errors';

/** A client that knows when the session has changed, and drops what was asked in an earlier one. */
export interface SessionClient extends ApiClient {
  /** Says that the session is another one now: every answer still on its way is dropped when it comes. */
  renew: () => void;
}

/**
 * Keeps one session's answers out of the next. A call that settles after `renew()` fails with `StaleSessionError`,
 * whatever it brought, unless its endpoint answers the same to everyone or changes the session itself.
 */
export function createSessionClient(client: ApiClient): SessionClient {
  let epoch = 0;
  return {
    renew: () => {
      epoch += 1;
    },
    async send(endpoint, options) {
      const asked = epoch;
      const outcome = await settle(client.send(endpoint, options));
      const outlivesSession = endpoint.forEveryone || endpoint.changesSession;
      if (asked !== epoch && !outlivesSession) throw new StaleSessionError(endpoint.name);
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
  };
}

function settle<Value>(promise: Promise<Value>): Promise<{ value: Value } | { error: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
