import { ApiError, NetworkError, type Id, type Session, type User } from '@product/api-client';
import { keys } from '@product/api-client/react';
import { createListeners, mentionsTokens, type GeneratorChoices } from '@product/domain';
import type { QueryClient } from '@tanstack/react-query';
import { systemClock, type Clock } from '../clock';
import type { GenerationStore } from '../generation/generation-store';
import type { ResultStorage, ResultStore } from '../generation/result-store';
import { serverMessageOf } from '../generation/server-message';
import {
  agreedJobs,
  changeQueue,
  EMPTY_QUEUE,
  hasEnded,
  isQueueActive,
  nextStep,
  runningJob,
  type Agreement,
  type QueueAction,
  type QueuePause,
  type QueueState,
} from './queue-state';
import { readQueue, writeQueue } from './read-queue';

/** How long the queue waits after a 429 that does not say it, in milliseconds. */
export const DEFAULT_DELAY_MS = 30_000;

export interface QueueStoreOptions {
  api: Session;
  queryClient: QueryClient;
  /** Sends the generations. */
  generations: GenerationStore;
  /**
   * Waits after a 429; its random numbers keep the sets of several page loads apart.
   * @default systemClock
   */
  clock?: Clock | undefined;
  /** Each result is added with its set, also if it is there already. */
  results?: Pick<ResultStore, 'add'> | undefined;
  /**
   * Keeps the queue over a reload, for its user.
   * @default none
   */
  storage?: ResultStorage | undefined;
  /**
   * Runs one generation at a time for a name, whichever tab has asked for it.
   * @default the browser's locks, as far as it has them
   */
  lock?: ((name: string, act: () => Promise<void>) => Promise<unknown>) | undefined;
}

/**
 * Generations that wait for each other. Each is sent once, after the one before it has ended and the balance has been
 * read again, and only while the tokens that the user has agreed to last: no more is charged than was shown.
 */
export interface QueueStore {
  /** The same object until it changes. */
  state: () => QueueState;
  subscribe: (onChange: () => void) => () => void;
  /**
   * Appends generations. With an agreement, what waits goes on, as far as it goes; without one they join a paused queue.
   */
  add: (choices: readonly GeneratorChoices[], agreement?: Agreement) => void;
  /** Begins nothing more after the running one. */
  pause: () => void;
  resume: (agreement: Agreement) => void;
  /** Puts a failed one in front of those that wait. */
  retry: (id: number, agreement: Agreement) => void;
  /** Removes one that is not running. */
  remove: (id: number) => void;
  /** Moves a waiting one by one position. */
  move: (id: number, by: -1 | 1) => void;
  /** Cancels the running one; the next one begins. */
  cancel: () => void;
  /** Removes all but the running one. */
  clear: () => void;
}

const lockOfBrowser: NonNullable<QueueStoreOptions['lock']> = (name, act) =>
  globalThis.navigator?.locks ? navigator.locks.request(name, act) : act();

/** Creates the queue of a session. Create it once, as its generations. */
export function createQueueStore({
  api,
  queryClient,
  generations,
  clock = systemClock,
  results,
  storage,
  lock = lockOfBrowser,
}: QueueStoreOptions): QueueStore {
  const { subscribe, notify } = createListeners();
  let owner: Id | undefined;
  let state = EMPTY_QUEUE;
  let isWorking = false;
  let isCancelling = false;
  let endDelay: (() => void) | undefined;
  let set = Math.floor(clock.random() * 2 ** 48);

  function change(next: QueueState) {
    if (next === state) return;
    state = next;
    if (!state.delayMs) endDelay?.();
    if (owner !== undefined && state.jobs.length > 0) storage?.set(writeQueue(owner, state));
    else storage?.remove();
    showWhole();
    notify();
  }
  const apply = (action: QueueAction) => change(changeQueue(state, action));
  const dispatch = (action: QueueAction) => {
    apply(action);
    void work();
  };

  /** The progress of the generation that is running, whether or not of the queue. */
  let progress: number | undefined;
  const isIdle = () => {
    const running = generations.running();
    return (generations.hasWhole() ? progress : running) === undefined;
  };
  /** The progress of all generations that will run. */
  function showWhole() {
    const user = api.user;
    const done = state.jobs.filter(hasEnded).length;
    const left = user ? agreedJobs(state, user).agreed.length + (runningJob(state) ? 1 : 0) : 0;
    const total = Math.max(1, done + left);
    generations.setWhole(
      isQueueActive(state) ? (running) => (100 * done + ((progress = running) ?? 0)) / total : undefined,
    );
  }

  async function work() {
    if (isWorking) return;
    isWorking = true;
    try {
      while (api.user && isQueueActive(state)) {
        if (state.delayMs) await delay(state.delayMs);
        else await lock(`generation-queue:${api.user.id}`, () => runNext(api.user));
      }
    } catch {
      // The browser has refused the lock.
      apply({ type: 'pause', pause: 'ask' });
    } finally {
      isWorking = false;
    }
  }

  const delay = (ms: number) =>
    new Promise<void>((resolve) => {
      const stop = clock.every(ms, () => endDelay?.());
      endDelay = () => {
        endDelay = undefined;
        stop();
        apply({ type: 'waited' });
        resolve();
      };
    });

  /** Resolves with the first value that is not `undefined`, now or after a change, before which `act` is called. */
  const until = <Value>(read: () => Value | undefined, act?: (value: Value) => void) =>
    new Promise<Value>((resolve) => {
      const check = () => {
        const value = read();
        if (value === undefined) return;
        unsubscribe();
        act?.(value);
        resolve(value);
      };
      const unsubscribe = generations.subscribe(check);
      check();
    });

  /** Begins the next one, if there is nothing against it, and waits for its end. */
  async function runNext(user: User | null | undefined) {
    do {
      await until(() => isIdle() || undefined);
      // Another tab may have spent tokens since. Without an answer the server decides.
      await queryClient.refetchQueries({ queryKey: keys.user });
    } while (!isIdle());
    if (!user || api.user?.id !== user.id) return;
    const step = nextStep(state, api.user);
    if (!step) return;
    apply(step);
    if (step.type !== 'begin') return;
    const { id } = step;
    const job = runningJob(state)!;
    generations.start(job.choices);
    const end = await until(
      () => {
        const phase = generations.phase();
        return phase.name === 'generating' ? undefined : phase;
      },
      // The queue shows and announces the failure. At once, so that nothing else renders it.
      ({ name }) => name === 'failed' && generations.cancel(),
    );
    if (end.name === 'done') return apply({ type: 'done', id, mediaUrl: end.result.mediaUrl });
    if (end.name === 'failed') return fail(id, end.error);
    if (isCancelling) apply({ type: 'cancelled', id });
    // All generations have been cleared.
    else if (runningJob(state)?.id === id) interrupt('ask');
    isCancelling = false;
  }

  function fail(id: number, error: Error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (error instanceof ApiError && status === 429) {
      return apply({ type: 'refused', id, delayMs: error.retryAfterMs || DEFAULT_DELAY_MS });
    }
    const message = serverMessageOf(error);
    if (status === 401) return apply({ type: 'refused', id, pause: 'session' });
    if (mentionsTokens(message)) return apply({ type: 'refused', id, pause: 'tokens' });
    // Something between the server and the page may have answered in its place (502, 504), or nothing at all.
    const isUnknown = status === undefined || status >= 500;
    apply({ type: 'failed', id, message, isUnknown });
    if (error instanceof NetworkError) apply({ type: 'pause', pause: 'connection' });
  }

  function interrupt(pause: QueuePause) {
    apply({ type: 'interrupted' });
    apply({ type: 'pause', pause });
  }

  function open(userId: Id) {
    if (userId === owner) return;
    const stored = owner === undefined ? readQueue(storage?.get() ?? null, userId) : EMPTY_QUEUE;
    owner = userId;
    // Another user's is removed.
    if (stored.jobs.length === 0) storage?.remove();
    change(stored);
  }
  api.subscribe((event) => {
    if (event.type === 'signed-in') open(event.user.id);
    if (event.type !== 'signed-out') return;
    // After an expired session the same user finds it again.
    if (event.cause === 'read') interrupt('session');
    else change(EMPTY_QUEUE);
  });
  generations.onEnd(({ request, result, variation }) => {
    const set = runningJob(state)?.set;
    if (result && !variation && set !== undefined) results?.add({ request, result, set });
  });
  if (api.user) open(api.user.id);

  return {
    state: () => state,
    subscribe,
    add: (choices, agreement) => dispatch({ type: 'add', choices, agreement, set: (set += 1) }),
    pause: () => dispatch({ type: 'pause', pause: 'user' }),
    resume: (agreement) => dispatch({ type: 'resume', agreement }),
    retry: (id, agreement) => dispatch({ type: 'retry', id, agreement }),
    remove: (id) => dispatch({ type: 'remove', id }),
    move: (id, by) => dispatch({ type: 'move', id, by }),
    cancel: () => {
      isCancelling = runningJob(state) !== undefined;
      if (isCancelling) generations.cancel();
    },
    clear: () => dispatch({ type: 'clear' }),
  };
}
