type Sized = { byteLength: number };

export type LruCache<Value extends Sized> = (id: string, create: () => Promise<Value>) => Promise<Value>;

/** An LRU cache of up to `maxBytes` bytes. Evicted values are created again on demand. Failures are not cached. */
export function createLruCache<Value extends Sized>(maxBytes: number): LruCache<Value> {
  /** Least recently used first. */
  const entries = new Map<string, { value: Promise<Value>; bytes: number }>();
  let total = 0;
  const evict = (id: string) => {
    total -= entries.get(id)?.bytes ?? 0;
    entries.delete(id);
  };
  return (id, create) => {
    const cached = entries.get(id);
    if (cached) {
      entries.delete(id);
      entries.set(id, cached);
      return cached.value;
    }
    const entry = { value: create(), bytes: 0 };
    entries.set(id, entry);
    entry.value.then(
      ({ byteLength }) => {
        entry.bytes = byteLength;
        total += byteLength;
        for (const [oldest, { bytes }] of entries) {
          if (total <= maxBytes) break;
          if (bytes > 0) evict(oldest);
        }
      },
      () => evict(id),
    );
    return entry.value;
  };
}
