import { isApiCall } from './msw';

const CALL_HEADER = 'x-mock-call';

export interface AbortRelay {
  signalOf: (request: Request) => AbortSignal | undefined;
  stop: () => void;
}

/**
 * A service worker does not receive the abort of a page's request. This adds a header to each API request of the page's
 * `fetch`, so that the mock finds its signal and an aborted generation is not charged.
 */
export function relayAborts(): AbortRelay {
  const pageFetch = globalThis.fetch;
  const signals = new Map<string, AbortSignal>();
  let calls = 0;
  const relay: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    // A relay that could not be stopped, because something else had wrapped `fetch`, may come after this one. Passed on
    // as the new request: the constructor has read the body of the one that was given.
    if (!isApiCall({ request }) || request.headers.has(CALL_HEADER)) return pageFetch(request);
    const call = String((calls += 1));
    request.headers.set(CALL_HEADER, call);
    signals.set(call, request.signal);
    const response = await pageFetch(request);
    signals.delete(call);
    return response;
  };
  globalThis.fetch = relay;
  return {
    signalOf: (request) => signals.get(request.headers.get(CALL_HEADER) ?? ''),
    stop: () => {
      if (globalThis.fetch === relay) globalThis.fetch = pageFetch;
    },
  };
}
