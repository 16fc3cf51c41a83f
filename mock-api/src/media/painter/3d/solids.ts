import { clamp, lerp } from '../numbers';
import type { Material } from './palette';

/**
 * Signed distances: how far a point is from a solid's surface, negative inside. Every solid stands at the origin,
 * y is up; `round` is the radius of its edges.
 */

export function sphere(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

/** Half lengths along x, y and z. */
export function block(
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  round: number,
): number {
  const dx = Math.abs(x) - a + round;
  const dy = Math.abs(y) - b + round;
  const dz = Math.abs(z) - c + round;
  const ox = Math.max(dx, 0);
  const oy = Math.max(dy, 0);
  const oz = Math.max(dz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round;
}

export function cylinder(
  x: number,
  y: number,
  z: number,
  radius: number,
  half: number,
  round: number,
): number {
  const side = Math.sqrt(x * x + z * z) - radius + round;
  const cap = Math.abs(y) - half + round;
  const outer = Math.max(side, 0);
  const over = Math.max(cap, 0);
  return Math.sqrt(outer * outer + over * over) + Math.min(Math.max(side, cap), 0) - round;
}

/** An upright rod with round ends, from `low` to `high`. */
export function rod(x: number, y: number, z: number, low: number, high: number, radius: number): number {
  const level = y - lerp(low, high, clamp((y - low) / (high - low)));
  return Math.sqrt(x * x + level * level + z * z) - radius;
}

/** A ring that lies flat. */
export function ring(x: number, y: number, z: number, radius: number, thickness: number): number {
  const across = Math.sqrt(x * x + z * z) - radius;
  return Math.sqrt(across * across + y * y) - thickness;
}

/** Two solids as one, joined as softly as `softness` is wide. */
export function melt(one: number, other: number, softness: number): number {
  const blend = Math.max(softness - Math.abs(one - other), 0) / softness;
  return Math.min(one, other) - blend * blend * softness * 0.25;
}

/** Finds the nearest of several solids. */
export class Nearest {
  distance = Infinity;
  material: Material;

  constructor(material: Material) {
    this.material = material;
  }

  reset(): void {
    this.distance = Infinity;
  }

  offer(distance: number, material: Material): void {
    if (distance < this.distance) {
      this.distance = distance;
      this.material = material;
    }
  }
}

/** What stands in the studio. The floor lies at y = -1.02. */
export interface ClaySet {
  /** Measures the nearest solid into `nearest`; what it returns may be a little less than the distance. */
  measure(nearest: Nearest, x: number, y: number, z: number): number;
  camera: {
    /** Height of the point it looks at. */
    aim: number;
    /** Turn around the set, in radians. */
    yaw: number;
    pitch: number;
    /** Larger is closer. */
    zoom: number;
  };
}

export const FLOOR = -1.02;
