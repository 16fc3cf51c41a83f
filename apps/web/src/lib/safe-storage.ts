/** Browser storage that is missing, full or refused is no reason to fail: what is kept then lives as long as the page. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Whether what is kept outlives the page. */
  lasts: () => boolean;
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  // What the storage did not take; `null` for what it did not let go.
  const memory = new Map<string, string | null>();
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: () => Value): Value => {
    try {
      return act(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          ),
    set: (key, value) => {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      );
    },
    remove: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => void memory.set(key, null),
      );
    },
    lasts: () =>
      attempt(
        () => true,
        () => false,
      ),
  };
}

/** Kept in this browser. */
export const browserStorage = createSafeStorage(() => localStorage);

/** Kept for this tab's life. */
export const tabStorage = createSafeStorage(() => sessionStorage);
