/** Browser storage that is missing, full or refused is no reason to fail: what is kept then lives as long as the page. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: () => Value): Value => {
    try {
      return act(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
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
        () => undefined,
      );
    },
  };
}

/** Kept in this browser. */
export const browserStorage = createSafeStorage(() => localStorage);

/** Kept for this tab's life. */
export const tabStorage = createSafeStorage(() => sessionStorage);
