/** A seeded random number generator: the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  (): number;
  between(low: number, high: number): number;
  /** An integer, both bounds included. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  sign(): 1 | -1;
}

/** A 32-bit hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(choices: readonly T[]) => {
      const picked = choices[Math.floor(next() * choices.length)];
      if (picked === undefined) throw new RangeError('Nothing to pick from.');
      return picked;
    },
    sign: () => (next() < 0.5 ? -1 : 1) as 1 | -1,
  });
}
