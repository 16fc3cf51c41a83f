import { randomFrom } from './random';

const SIDE = 256;

/** Smooth two-dimensional noise, from 0 to 1. */
export interface Noise {
  (x: number, y: number): number;
  /** Fractal noise, for clouds, ground and paper. */
  layered(x: number, y: number, layers?: number): number;
  /** Ridged fractal noise, for mountains. */
  ridged(x: number, y: number, layers?: number): number;
}

export function noiseFrom(seed: string): Noise {
  const random = randomFrom(`noise ${seed}`);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, random);

  const plain = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    let u = x - column;
    let v = y - row;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    const left = column & 255;
    const right = (column + 1) & 255;
    const top = (row & 255) << 8;
    const bottom = ((row + 1) & 255) << 8;
    const a = lattice[left | top] ?? 0;
    const b = lattice[right | top] ?? 0;
    const c = lattice[left | bottom] ?? 0;
    const d = lattice[right | bottom] ?? 0;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };

  const layered = (x: number, y: number, layers = 5) => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let layer = 0; layer < layers; layer++) {
      sum += weight * plain(x, y);
      total += weight;
      weight *= 0.5;
      const turned = x * 1.6 - y * 1.2 + 17.3;
      y = x * 1.2 + y * 1.6 + 9.1;
      x = turned;
    }
    return sum / total;
  };

  const ridged = (x: number, y: number, layers = 6) => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    let sharpness = 1;
    for (let layer = 0; layer < layers; layer++) {
      const crest = 1 - Math.abs(2 * plain(x, y) - 1);
      const height = crest * crest * sharpness;
      sharpness = Math.min(1, height * 1.9 + 0.12);
      sum += weight * height;
      total += weight;
      weight *= 0.5;
      const turned = x * 1.64 - y * 1.21 + 3.7;
      y = x * 1.21 + y * 1.64 + 11.9;
      x = turned;
    }
    return sum / total;
  };

  return Object.assign(plain, { layered, ridged });
}
