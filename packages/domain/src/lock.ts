/**
 * A lock against double presses, for each key: several presses in one task all see the same rendered state, but only
 * the first one takes the lock.
 */
export function createLock<Key = void>() {
  const taken = new Set<Key>();
  return {
    /** Returns a function that releases the lock; `undefined` if it is taken. */
    take(key: Key): (() => void) | undefined {
      if (taken.has(key)) return undefined;
      taken.add(key);
      let isHeld = true;
      return () => {
        if (isHeld) taken.delete(key);
        isHeld = false;
      };
    },
  };
}
