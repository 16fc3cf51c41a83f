export const TAU = Math.PI * 2;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Smoothstep: 0 at `from`, 1 at `to`. `from` may be the larger value. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** `count` numbers from 0 up to 1, both ends included. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / (count - 1));
}

export function times(count: number, draw: (index: number) => void): void {
  for (let index = 0; index < count; index++) draw(index);
}
