import { clamp } from '../numbers';
import type { Direction } from './light';

/** Side of the square terrain, which begins slightly behind the camera. */
export const SPAN = 9;
const BEHIND = 0.6;

export interface Terrain {
  heightAt(x: number, z: number): number;
  /** Sunlight on the ground, 0 to 1. */
  sunAt(x: number, z: number): number;
}

interface TerrainOptions {
  /** Number of height samples per side. */
  cells: number;
  /** Number of smoothing passes; 0 keeps all edges. @default 0 */
  smoothing?: number;
}

interface Grid {
  cells: number;
  heights: Float32Array;
}

/** The number of samples that a picture of this size can show. */
export function cellsFor({ width, height }: { width: number; height: number }): number {
  return Math.round(clamp(Math.max(width, height) * 0.85, 150, 600));
}

/** Samples a landscape, smooths it if requested, and computes the sun's shadows. */
export function buildTerrain(
  height: (x: number, z: number) => number,
  sun: Direction,
  { cells, smoothing = 0 }: TerrainOptions,
): Terrain {
  const cell = SPAN / cells;
  const heights = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      heights[row * cells + column] = height((column / cells - 0.5) * SPAN, row * cell - BEHIND);
    }
  }
  const grid: Grid = { cells, heights };
  for (let pass = 0; pass < smoothing; pass++) soften(grid);

  /** Bilinear interpolation of the four values around a point. */
  const sample = (values: Float32Array, x: number, z: number) => {
    const u = clamp((x / SPAN + 0.5) * cells, 0, cells - 1.01);
    const v = clamp((z + BEHIND) / cell, 0, cells - 1.01);
    const column = u | 0;
    const row = v | 0;
    const at = row * cells + column;
    const across = u - column;
    const down = v - row;
    const near = (values[at] ?? 0) * (1 - across) + (values[at + 1] ?? 0) * across;
    const far = (values[at + cells] ?? 0) * (1 - across) + (values[at + cells + 1] ?? 0) * across;
    return near * (1 - down) + far * down;
  };
  const heightAt = (x: number, z: number) => sample(heights, x, z);
  const lit = castShadows(grid, heightAt, sun);
  return { heightAt, sunAt: (x, z) => sample(lit, x, z) };
}

function soften({ cells, heights }: Grid) {
  for (let row = 1; row < cells - 1; row++) {
    for (let column = 1; column < cells - 1; column++) {
      const at = row * cells + column;
      const beside = (heights[at - 1] ?? 0) + (heights[at + 1] ?? 0);
      const around = beside + (heights[at - cells] ?? 0) + (heights[at + cells] ?? 0);
      heights[at] = (heights[at] ?? 0) * 0.4 + around * 0.15;
    }
  }
}

function castShadows({ cells, heights }: Grid, heightAt: Terrain['heightAt'], [sunX, sunY, sunZ]: Direction) {
  const cell = SPAN / cells;
  const lit = new Float32Array(cells * cells);
  const flat = Math.hypot(sunX, sunZ);
  const [stepX, stepZ, climb] = [sunX / flat, sunZ / flat, sunY / flat];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const at = row * cells + column;
      const x = (column / cells - 0.5) * SPAN;
      const z = row * cell - BEHIND;
      const ground = heights[at] ?? 0;
      let open = 1;
      let way = cell * 2;
      for (let step = 0; step < 34 && way <= 4; step++) {
        const clear = ground + climb * way - heightAt(x + stepX * way, z + stepZ * way);
        open = Math.min(open, 0.5 + clear / (way * 0.09));
        if (open <= 0) break;
        way = way * 1.13 + cell * 0.6;
      }
      lit[at] = clamp(open);
    }
  }
  return lit;
}
