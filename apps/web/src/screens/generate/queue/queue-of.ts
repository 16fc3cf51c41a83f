import { createQueueStore, type QueueStore } from '@product/studio/queue';
import type { Services } from '../../../core/services';
import { tabStorage } from '../../../lib/safe-storage';
import { TAB_KEYS } from '../../../lib/stored';

const queues = new WeakMap<Services, QueueStore>();

/** The queue of the session, stored for the lifetime of the tab. It is created with its first use. */
export function queueOf(services: Services): QueueStore {
  const { api, queryClient, generations, clock, results } = services;
  const queue =
    queues.get(services) ??
    createQueueStore({
      api,
      queryClient,
      generations,
      clock,
      results,
      storage: {
        get: () => tabStorage.get(TAB_KEYS.queue),
        set: (text) => tabStorage.set(TAB_KEYS.queue, text),
        remove: () => tabStorage.remove(TAB_KEYS.queue),
      },
    });
  queues.set(services, queue);
  return queue;
}
