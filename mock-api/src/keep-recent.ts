/** Something with a size: the bytes of a file. */
type Sized = { byteLength: number };

/** Makes a thing once, and hands it out to whoever asks for it again. */
export type Keeper<Thing extends Sized> = (id: string, make: () => Promise<Thing>) => Promise<Thing>;

/**
 * Keeps what was used last, up to so many bytes in all; what was let go is made anew when it is asked for. What fails
 * is not kept.
 */
export function keepRecent<Thing extends Sized>(maxBytes: number): Keeper<Thing> {
  /** The least recently used first. */
  const kept = new Map<string, { thing: Promise<Thing>; bytes: number }>();
  let total = 0;
  const letGo = (id: string) => {
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
          if (bytes > 0) letGo(oldest);
        }
      },
      () => letGo(id),
    );
    return entry.thing;
  };
}
