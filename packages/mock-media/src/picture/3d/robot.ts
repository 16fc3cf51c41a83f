import { clamp, lerp } from '../numbers';
import type { Scene } from '../sheet';
import { CLAY, materialsOf, type Materials } from './palette';
import { block, cylinder, FLOOR, melt, rod, sphere, type ClaySet, type Nearest } from './solids';
import { photograph } from './studio';

const BALLS = [
  { x: -1.25, z: 0.5, radius: 0.3, material: 'roof' },
  { x: 1.3, z: 0.75, radius: 0.42, material: 'leaf' },
  { x: 1.15, z: -0.75, radius: 0.18, material: 'accent' },
  { x: -1.2, z: -0.7, radius: 0.14, material: 'water' },
] as const;

export const robot: Scene = {
  words: ['robot', 'android', 'machine', 'wave', 'waving', 'toy', 'friend'],
  render(sheet) {
    const palette = sheet.choose(CLAY);
    const materials = materialsOf(palette);
    const set: ClaySet = {
      measure: (nearest, x, y, z) => measure(nearest, materials, x, y, -z),
      camera: { aim: 0.3, yaw: sheet.random.between(-0.5, 0.5), pitch: 0.14, zoom: 4.1 },
    };
    photograph(sheet, palette, set, materials.floor);
  },
};

/** The robot faces negative z. */
function measure(nearest: Nearest, m: Materials, x: number, y: number, z: number): number {
  nearest.offer(y - FLOOR, m.floor);
  const around = sphere(x, y - 0.25, z, 1.95);
  if (around > 0.5) return Math.min(nearest.distance, around - 0.2);
  belly(nearest, m, x, y, z);
  head(nearest, m, x, y, z);
  limbs(nearest, m, x, y, z);
  for (const ball of BALLS) {
    nearest.offer(sphere(x - ball.x, y - FLOOR - ball.radius, z + ball.z, ball.radius), m[ball.material]);
  }
  return nearest.distance * 0.92;
}

function belly(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  const barrel = melt(
    sphere(x * 1.02, (y + 0.2) * 0.92, z, 0.56),
    block(x, y + 0.3, z, 0.46, 0.3, 0.4, 0.26),
    0.2,
  );
  nearest.offer(barrel, m.body);
  nearest.offer(block(x, y + 0.18, z + 0.47, 0.2, 0.15, 0.06, 0.05), m.wall);
  nearest.offer(sphere(x - 0.08, y + 0.15, z + 0.53, 0.045), m.accent);
  nearest.offer(sphere(x + 0.08, y + 0.15, z + 0.53, 0.045), m.screen);
}

function head(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  nearest.offer(block(x, y - 0.68, z, 0.66, 0.5, 0.52, 0.26), m.body);
  nearest.offer(block(x, y - 0.68, z + 0.3, 0.52, 0.35, 0.3, 0.2), m.dark);
  for (const side of [-1, 1]) {
    nearest.offer(block(x - side * 0.2, y - 0.7, z + 0.6, 0.075, 0.13, 0.03, 0.07), m.screen);
    nearest.offer(cylinder(y - 0.68, x - side * 0.72, z, 0.2, 0.1, 0.06), m.accent);
  }
  const smile = Math.max(Math.abs(Math.hypot(x, y - 0.6) - 0.1) - 0.022, y - 0.56, Math.abs(z + 0.6) - 0.04);
  nearest.offer(smile, m.screen);
  nearest.offer(rod(x, y, z, 1.15, 1.42, 0.035), m.dark);
  nearest.offer(sphere(x, y - 1.5, z, 0.11), m.accent);
}

/** The arm at positive x waves, the other one hangs. */
function limbs(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  const aside = Math.abs(x);
  const waves = x > 0;
  const along = clamp((aside - 0.5) / 0.42);
  const elbow = { x: lerp(0.5, 0.9, along), y: lerp(-0.1, waves ? 0.28 : -0.46, along) };
  nearest.offer(sphere(aside - elbow.x, y - elbow.y, z + 0.08 * along, 0.115), m.wall);
  nearest.offer(sphere(aside - 0.95, y - (waves ? 0.36 : -0.54), z + 0.1, 0.17), m.accent);
  nearest.offer(block(aside - 0.26, y + 0.86, z + 0.06, 0.2, 0.16, 0.28, 0.13), m.accent);
  nearest.offer(rod(aside - 0.26, y, z, -0.8, -0.55, 0.12), m.dark);
}
