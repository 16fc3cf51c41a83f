/** Numbers that a seed repeats (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to 1, without 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] };
}

export type Random = ReturnType<typeof randomOf>;
