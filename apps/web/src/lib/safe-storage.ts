import { storageName } from './storage-name';
import type { BROWSER_KEYS, LikesKey, PresetsKey, TAB_KEYS } from './stored';

type BrowserKey =
  | Exclude<(typeof BROWSER_KEYS)[keyof typeof BROWSER_KEYS], 'likes' | 'presets'>
  | LikesKey
  | PresetsKey;
/** The language is read from session storage too (specification, section 9), but never written there. */
type TabKey =
  | (typeof TAB_KEYS)[keyof typeof TAB_KEYS]
  | typeof BROWSER_KEYS.language
  | typeof BROWSER_KEYS.takenOver;

/**
 * Storage that never throws: if browser storage is missing, full or denied, values are kept for the lifetime of the
 * page.
 */
export interface SafeStorage<Key extends string> {
  get: (key: Key) => string | null;
  /** Returns whether the value survives a reload of the page. */
  set: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** Whether stored values survive a reload of the page. */
  lasts: () => boolean;
}

export function createSafeStorage<Key extends string>(open: () => Storage): SafeStorage<Key> {
  // Values that the storage failed to write; `null` for those that it failed to remove.
  const memory = new Map<Key, string | null>();
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : attempt((storage) => storage.getItem(storageName(key)), null),
    set: (key, value) => {
      memory.set(key, value);
      return attempt((storage) => {
        storage.setItem(storageName(key), value);
        return memory.delete(key);
      }, false);
    },
    remove: (key) => {
      memory.set(key, null);
      attempt((storage) => {
        storage.removeItem(storageName(key));
        memory.delete(key);
      }, undefined);
    },
    lasts: () => attempt(() => true, false),
  };
}

export const browserStorage = createSafeStorage<BrowserKey>(() => localStorage);

export const tabStorage = createSafeStorage<TabKey>(() => sessionStorage);
