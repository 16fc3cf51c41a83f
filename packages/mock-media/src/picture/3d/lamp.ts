import type { Rgb } from '../colour';
import { lerp } from '../numbers';

export type Vector = readonly [x: number, y: number, z: number];

export interface Light {
  r: number;
  g: number;
  b: number;
}

export function normalised([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const LAMP = normalised([0.56, 0.78, 0.42]);

export const LAMP_COLOUR: Rgb = [2.15, 2, 1.76];

/** Lighting of a point, without the lamp. */
interface Incidence {
  /** 1 faces the sky, 0 the floor. */
  up: number;
  open: number;
  gleam: number;
  rim: number;
  mirror: number;
}

export function skyLight({ up, open }: Incidence, backdrop: number, bounce: number): number {
  return lerp(backdrop * 0.62, 0.95, up) * 0.62 * open + (1 - up) * bounce * 0.34 * open;
}

export function lit(
  { gleam, rim, open, mirror }: Incidence,
  own: number,
  front: number,
  reflection: number,
): number {
  return lerp(own + gleam + rim * 0.16 * open * front, reflection, mirror);
}
