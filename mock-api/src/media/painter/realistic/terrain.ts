import { clamp } from '../numbers';
import type { Direction } from './light';

/** The land is a square of so many heights, this long, and begins a little behind the camera. */
const CELLS = 600;
export const SPAN = 9;
const BEHIND = 0.6;
const CELL = SPAN / CELLS;

export interface Terrain {
  heightAt(x: number, z: number): number;
  /** How much of the sun reaches the ground, 0 to 1. */
  sunAt(x: number, z: number): number;
}

/** Samples a landscape, smooths it if asked, and lets the sun cast its shadows. */
export function buildTerrain(
  height: (x: number, z: number) => number,
  sun: Direction,
  smoothing = 0,
): Terrain {
  const heights = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      heights[row * CELLS + column] = height((column / CELLS - 0.5) * SPAN, row * CELL - BEHIND);
    }
  }
  for (let pass = 0; pass < smoothing; pass++) soften(heights);

  const heightAt = (x: number, z: number) => {
    const u = clamp((x / SPAN + 0.5) * CELLS, 0, CELLS - 1.01);
    const v = clamp((z + BEHIND) / CELL, 0, CELLS - 1.01);
    const column = u | 0;
    const row = v | 0;
    const at = row * CELLS + column;
    const across = u - column;
    const down = v - row;
    const near = (heights[at] ?? 0) * (1 - across) + (heights[at + 1] ?? 0) * across;
    const far = (heights[at + CELLS] ?? 0) * (1 - across) + (heights[at + CELLS + 1] ?? 0) * across;
    return near * (1 - down) + far * down;
  };
  const lit = castShadows(heights, heightAt, sun);
  return {
    heightAt,
    sunAt(x, z) {
      const column = clamp(((x / SPAN + 0.5) * CELLS) | 0, 0, CELLS - 1);
      const row = clamp(((z + BEHIND) / CELL) | 0, 0, CELLS - 1);
      return lit[row * CELLS + column] ?? 1;
    },
  };
}

function soften(heights: Float32Array) {
  for (let row = 1; row < CELLS - 1; row++) {
    for (let column = 1; column < CELLS - 1; column++) {
      const at = row * CELLS + column;
      const around =
        (heights[at - 1] ?? 0) +
        (heights[at + 1] ?? 0) +
        (heights[at - CELLS] ?? 0) +
        (heights[at + CELLS] ?? 0);
      heights[at] = (heights[at] ?? 0) * 0.4 + around * 0.15;
    }
  }
}

function castShadows(heights: Float32Array, heightAt: Terrain['heightAt'], [sunX, sunY, sunZ]: Direction) {
  const lit = new Float32Array(CELLS * CELLS);
  const flat = Math.hypot(sunX, sunZ);
  const [stepX, stepZ, climb] = [sunX / flat, sunZ / flat, sunY / flat];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const at = row * CELLS + column;
      const x = (column / CELLS - 0.5) * SPAN;
      const z = row * CELL - BEHIND;
      const ground = heights[at] ?? 0;
      let open = 1;
      let way = CELL * 2;
      for (let step = 0; step < 34 && way <= 4; step++) {
        const clear = ground + climb * way - heightAt(x + stepX * way, z + stepZ * way);
        open = Math.min(open, 0.5 + clear / (way * 0.09));
        if (open <= 0) break;
        way = way * 1.13 + CELL * 0.6;
      }
      lit[at] = clamp(open);
    }
  }
  return lit;
}
