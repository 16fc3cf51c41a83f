'use client';

import { useSyncExternalStore } from 'react';
import type { ResultStore, SessionResult } from './result-store';

const NONE: readonly SessionResult[] = [];

/** The results in a store, newest first. A server renders none. */
export const useResults = (store: ResultStore): readonly SessionResult[] =>
  useSyncExternalStore(store.subscribe, store.results, () => NONE);
