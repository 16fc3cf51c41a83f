import { clamp, lerp } from '../numbers';
import type { Material } from './palette';

/**
 * Signed distance functions: the distance of a point to a solid's surface, negative inside. Every solid is at the
 * origin, y points up, and `round` is the radius of its edges.
 */

export function sphere(x: number, y: number, z: number, radius: number): number {
  return Math.sqrt(x * x + y * y + z * z) - radius;
}

/** `a`, `b` and `c` are half lengths along x, y and z. */
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

/** A vertical rod with round ends, from `low` to `high`. */
export function rod(x: number, y: number, z: number, low: number, high: number, radius: number): number {
  const level = y - lerp(low, high, clamp((y - low) / (high - low)));
  return Math.sqrt(x * x + level * level + z * z) - radius;
}

/** A horizontal ring. */
export function ring(x: number, y: number, z: number, radius: number, thickness: number): number {
  const across = Math.sqrt(x * x + z * z) - radius;
  return Math.sqrt(across * across + y * y) - thickness;
}

/** Smooth union of two solids; `softness` is the width of the blend. */
export function melt(one: number, other: number, softness: number): number {
  const blend = Math.max(softness - Math.abs(one - other), 0) / softness;
  return Math.min(one, other) - blend * blend * softness * 0.25;
}

/** Collects the nearest of several solids. */
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

/** A scene of solids. The floor is at y = -1.02. */
export interface ClaySet {
  /** Stores the nearest solid in `nearest`. The returned step may be slightly less than the distance. */
  measure(nearest: Nearest, x: number, y: number, z: number): number;
  camera: {
    /** Height of the point that the camera looks at. */
    aim: number;
    /** Rotation around the set, in radians. */
    yaw: number;
    pitch: number;
    /** Larger is closer. */
    zoom: number;
  };
}

export const FLOOR = -1.02;
