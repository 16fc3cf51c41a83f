'use client';

import { useSyncExternalStore } from 'react';
import type { ResultStore, SessionResult } from './result-store';

/** The results in a store, newest first. A server renders none, since its store is empty. */
export const useResults = (store: ResultStore): readonly SessionResult[] =>
  useSyncExternalStore(store.subscribe, store.results, store.results);
