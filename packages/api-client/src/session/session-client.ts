import type { ApiClient } from '../client';
import { StaleSessionError } from '../errors';

/** A client that drops the responses to calls from an earlier session. */
export interface SessionClient extends ApiClient {
  /** Starts a new session: pending responses of the previous one are dropped when they arrive. */
  renew: () => void;
}

/**
 * Keeps one session's responses out of the next. A call that settles after `renew()` fails with `StaleSessionError`,
 * whatever its response, unless its endpoint is `public` or `affectsSession`.
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
      const outlivesSession = endpoint.public || endpoint.affectsSession;
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
