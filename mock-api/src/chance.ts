/** One throw of a repeatable die: a number from 0 up to 1, and the seed of the next throw. */
function roll(seed: number): { value: number; seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** Throws whose course is part of what they are drawn from, so that it goes on where it was after a reload. */
export function chanceOf(state: { chanceSeed: number }): () => number {
  return () => {
    const { value, seed } = roll(state.chanceSeed);
    state.chanceSeed = seed;
    return value;
  };
}

/** Text of so many characters of a-z and 0-9, drawn by chance. */
export function drawText(chance: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(chance() * 36).toString(36)).join('');
}
