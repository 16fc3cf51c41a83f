/** One throw of a repeatable die: a number from 0 up to 1, and the seed of the next throw. */
export function roll(seed: number): { value: number; seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** Text of so many characters of a-z and 0-9, drawn by chance. */
export function drawText(chance: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(chance() * 36).toString(36)).join('');
}
