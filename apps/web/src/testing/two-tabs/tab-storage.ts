import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';

const current = new AsyncLocalStorage<Map<string, string>>();

const storages: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => current.getStore()?.get(key) ?? null,
  setItem: (key, value) => void current.getStore()?.set(key, value),
  removeItem: (key) => void current.getStore()?.delete(key),
};

/** Creates a function that runs code in a tab. */
export function createTabScope() {
  const stored = new Map<string, string>();
  return <Value>(run: () => Value): Value => current.run(stored, run);
}

/** Gives each tab a `sessionStorage` of its own, as a browser does. Called after the timers are faked. */
export function stubTabStorages() {
  vi.stubGlobal('sessionStorage', storages);
  const fakeTimeout = setTimeout;
  // A fake timer would run outside of the tab that has set it.
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => fakeTimeout(AsyncResource.bind(run), ms));
}
