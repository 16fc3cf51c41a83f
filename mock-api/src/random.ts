import { fingerprint } from './fingerprint';

/**
 * Random numbers from 0 up to 1 (mulberry32). The seed is part of the state, so that the sequence continues after a
 * reload.
 */
export function randomOf(state: { randomSeed: number }): () => number {
  return () => {
    const seed = (state.randomSeed + 0x6d2b79f5) | 0;
    state.randomSeed = seed;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomText(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
}

export const randomFrom = (text: string): (() => number) =>
  randomOf({ randomSeed: Number.parseInt(fingerprint(text).slice(0, 7), 36) });
