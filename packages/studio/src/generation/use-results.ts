'use client';

import { useSyncExternalStore } from 'react';
import type { ResultStore } from './result-store';
import type { SessionResult } from './session-result';

/** The results in a store, newest first. A server renders none, since its store is empty. */
export const useResults = (store: ResultStore): readonly SessionResult[] =>
  useSyncExternalStore(store.subscribe, store.results, store.results);

/** Whether a reload of the page would lose a result that is not saved. */
export const useResultsAtRisk = (store: ResultStore): boolean =>
  useSyncExternalStore(store.subscribe, store.isAtRisk, store.isAtRisk);
