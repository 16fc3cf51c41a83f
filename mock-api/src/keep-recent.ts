/** A value with a size in bytes, such as a file. */
type Sized = { byteLength: number };

export type Keeper<Thing extends Sized> = (id: string, make: () => Promise<Thing>) => Promise<Thing>;

/** An LRU cache of up to `maxBytes` bytes. Evicted values are created again on demand. Failures are not cached. */
export function keepRecent<Thing extends Sized>(maxBytes: number): Keeper<Thing> {
  /** Least recently used first. */
  const kept = new Map<string, { thing: Promise<Thing>; bytes: number }>();
  let total = 0;
  const evict = (id: string) => {
    total -= kept.get(id)?.bytes ?? 0;
    kept.delete(id);
  };
  return (id, make) => {
    const known = kept.get(id);
    if (known) {
      kept.delete(id);
      kept.set(id, known);
      return known.thing;
    }
    const entry = { thing: make(), bytes: 0 };
    kept.set(id, entry);
    entry.thing.then(
      ({ byteLength }) => {
        entry.bytes = byteLength;
        total += byteLength;
        for (const [oldest, { bytes }] of kept) {
          if (total <= maxBytes) break;
          if (bytes > 0) evict(oldest);
        }
      },
      () => evict(id),
    );
    return entry.thing;
  };
}
