import type { Generation, GenerationRequest } from '@product/api-client';

/** Number of newest results that are kept. Older ones are kept only while they are not saved. */
export const RESULTS_KEPT = 12;

export interface SessionResult {
  request: GenerationRequest;
  result: Generation;
  /** `mediaUrl` of the result that this one shows in another style. */
  variationOf?: string | undefined;
  /** Whether it is in the gallery. */
  saved: boolean;
}

export interface ResultStore {
  /** Newest first. The array changes with its contents only. */
  results: () => readonly SessionResult[];
  /** Calls `onChange` after each change until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Adds a result as the newest; one with the same `mediaUrl` is replaced, and stays saved. */
  add: (result: Omit<SessionResult, 'saved'>) => void;
  markSaved: (mediaUrl: string) => void;
  /** Removes all results, at logout for example. */
  clear: () => void;
}

/** Keeps the results of a session in memory. A result that is not saved is removed by `clear` only. */
export function createResultStore(): ResultStore {
  let results: readonly SessionResult[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly SessionResult[]) => {
    results = next;
    for (const listener of listeners) listener();
  };
  return {
    results: () => results,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: (added) => {
      const isSame = ({ result }: SessionResult) => result.mediaUrl === added.result.mediaUrl;
      const saved = results.find(isSame)?.saved ?? false;
      const others = results.filter((one) => !isSame(one));
      change([{ ...added, saved }, ...others].filter((one, place) => place < RESULTS_KEPT || !one.saved));
    },
    markSaved: (mediaUrl) =>
      change(results.map((one) => (one.result.mediaUrl === mediaUrl ? { ...one, saved: true } : one))),
    clear: () => change([]),
  };
}
