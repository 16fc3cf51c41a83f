/** One step of a seeded random number generator (mulberry32): a number from 0 up to 1, and the next seed. */
function nextRandom(seed: number): { value: number; seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** Random numbers whose seed is part of the state, so that the sequence continues after a reload. */
export function randomOf(state: { randomSeed: number }): () => number {
  return () => {
    const { value, seed } = nextRandom(state.randomSeed);
    state.randomSeed = seed;
    return value;
  };
}

export function randomText(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
}
