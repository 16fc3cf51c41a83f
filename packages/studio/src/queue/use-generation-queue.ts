'use client';

import { useSyncExternalStore } from 'react';
import type { QueueState } from './queue-state';
import type { QueueStore } from './queue-store';

/** The queue in a store. It does not render at the ticks of a generation. */
export const useGenerationQueue = (store: QueueStore): QueueState =>
  useSyncExternalStore(store.subscribe, store.state, store.state);
