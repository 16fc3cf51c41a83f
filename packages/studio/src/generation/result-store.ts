import { createListeners } from '@product/domain';
import type { Id } from '@product/api-client';
import { readResults } from './read-results';
import type { SessionResult } from './session-result';

/** Number of newest results that are kept. Older ones are kept only while they are not saved. */
export const RESULTS_KEPT = 12;

/** A longer URL is the file itself (`data:`), for which a browser's storage has no room. */
const STORED_URL_MAX_LENGTH = 2_000;

/** One entry of a storage. It must not throw: without storage `get` returns `null`. */
export interface ResultStorage {
  get: () => string | null;
  /** Returns whether the text will be there after a reload of the page. */
  set: (text: string) => boolean;
  remove: () => void;
}

export interface ResultStore {
  /** Newest first. The array changes with its contents only. */
  results: () => readonly SessionResult[];
  /** Calls `onChange` after each change until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Takes the results of this user out of the storage. Those of another user are removed. */
  open: (userId: Id) => void;
  /** Adds a result as the newest; one with the same `mediaUrl` is replaced, and stays saved. */
  add: (result: Pick<SessionResult, 'request' | 'result' | 'variationOf' | 'set'>) => void;
  markSaved: (mediaUrl: string, creationId?: Id) => void;
  /** Whether a reload of the page would lose a result that is not saved. */
  isAtRisk: () => boolean;
  /** Removes all results, at logout for example. */
  clear: () => void;
}

/**
 * Keeps the results of a session. A result that is not saved is removed by `clear` only, or by another user.
 * @param storage default: none, the results are kept in memory only
 */
export function createResultStore(storage?: ResultStorage): ResultStore {
  let owner: Id | undefined;
  let results: readonly SessionResult[] = [];
  let isStored = false;
  const { subscribe, notify } = createListeners();

  const isStorable = ({ result: { mediaUrl } }: SessionResult) =>
    mediaUrl.length <= STORED_URL_MAX_LENGTH && !mediaUrl.startsWith('blob:');
  const show = (next: readonly SessionResult[]) => {
    results = next;
    notify();
  };
  const change = (next: readonly SessionResult[]) => {
    isStored = storage?.set(JSON.stringify({ userId: owner, results: next.filter(isStorable) })) ?? false;
    show(next);
  };
  const clear = () => {
    storage?.remove();
    show([]);
  };

  return {
    results: () => results,
    subscribe,
    open: (userId) => {
      if (userId === owner) return;
      const isFirst = owner === undefined;
      owner = userId;
      const stored = isFirst ? readResults(storage?.get() ?? null, userId) : [];
      clear();
      if (stored.length > 0) change(stored);
    },
    add: (added) => {
      const isSame = ({ result }: SessionResult) => result.mediaUrl === added.result.mediaUrl;
      const { saved = false, creationId } = results.find(isSame) ?? {};
      const others = results.filter((result) => !isSame(result));
      change(
        [{ ...added, saved, ...(creationId !== undefined && { creationId }) }, ...others].filter(
          (result, index) => index < RESULTS_KEPT || !result.saved,
        ),
      );
    },
    markSaved: (mediaUrl, creationId) =>
      change(
        results.map((result) =>
          result.result.mediaUrl === mediaUrl ? { ...result, saved: true, creationId } : result,
        ),
      ),
    isAtRisk: () => results.some((result) => !result.saved && !(isStored && isStorable(result))),
    clear,
  };
}
