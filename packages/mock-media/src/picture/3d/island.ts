import { clamp } from '../numbers';
import type { Scene } from '../sheet';
import { CLAY, materialsOf, type Materials } from './palette';
import { block, cylinder, FLOOR, melt, rod, sphere, type ClaySet, type Nearest } from './solids';
import { photograph } from './studio';

const TREES = [
  { x: 0.62, z: -0.5, size: 1, leaf: 'leaf' },
  { x: -0.74, z: -0.42, size: 0.78, leaf: 'otherLeaf' },
  { x: 0.98, z: 0.2, size: 0.66, leaf: 'otherLeaf' },
  { x: -0.96, z: 0.28, size: 0.56, leaf: 'leaf' },
  { x: 0.2, z: -0.92, size: 0.8, leaf: 'leaf' },
] as const;
const CLOUDS = [
  { x: -1.15, y: 1.35, z: 0.35, size: 0.8 },
  { x: 1.05, y: 1.55, z: 0.1, size: 1 },
];

/** Around the pond. */
const STONES = Array.from({ length: 6 }, (_, index) => {
  const angle = index * 1.05 + 0.5;
  return {
    x: Math.cos(angle) * 0.52,
    z: Math.sin(angle) * 0.37,
    radius: 0.055 + 0.02 * (index % 3),
    material: index % 2 ? ('wall' as const) : ('soil' as const),
  };
});

export const island: Scene = {
  words: ['island', 'cottage', 'house', 'tree', 'pond', 'garden', 'village'],
  render(sheet) {
    const palette = sheet.choose(CLAY);
    const materials = materialsOf(palette);
    const wobble = sheet.random.between(0, 9);
    const set: ClaySet = {
      measure: (nearest, x, y, z) => measure(nearest, materials, wobble, x, y, z),
      camera: { aim: 0.34, yaw: sheet.random.between(-0.5, 0.1), pitch: 0.42, zoom: 3.75 },
    };
    photograph(sheet, palette, set, materials.floor);
  },
};

function measure(nearest: Nearest, m: Materials, wobble: number, x: number, y: number, z: number): number {
  nearest.offer(y - FLOOR, m.floor);
  const around = sphere(x, y - 0.2, z, 2.25);
  if (around > 0.6) return Math.min(nearest.distance, around - 0.2);

  const wave = Math.sin(x * 3 + wobble) * 0.04 + Math.cos(z * 3.4 + wobble) * 0.04;
  nearest.offer(cylinder(x, y - 0.06, z, 1.38 + wave, 0.12, 0.1), m.grass);
  const depth = clamp(-y / 0.9);
  const radius = 1.3 - depth * depth * 0.62 + wave * 1.5;
  nearest.offer(cylinder(x, y + 0.46, z, radius, 0.5, 0.16) * 0.8, m.soil);
  pond(nearest, m, x + 0.35, y, z - 0.72);
  cottage(nearest, m, x + 0.08, y, z + 0.2);
  for (const tree of TREES) drawTree(nearest, m, tree, x - tree.x, y, z - tree.z);
  for (const cloud of CLOUDS) {
    drawCloud(
      nearest,
      m,
      cloud.size,
      (x - cloud.x) / cloud.size,
      (y - cloud.y) / cloud.size,
      (z - cloud.z) / cloud.size,
    );
  }
  return nearest.distance * 0.9;
}

function pond(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  const aside = Math.sqrt(x * x + z * z * 2.1) - 0.42;
  if (aside > 0.5) return;
  if (aside < 0.3) {
    nearest.distance = Math.max(nearest.distance, -sphere(x, (y - 0.2) * 2, z * 1.4, 0.42));
    nearest.offer(cylinder(x, y - 0.125, z, 0.44, 0.02, 0.01), m.water);
  }
  for (const stone of STONES) {
    nearest.offer(sphere(x - stone.x, y - 0.17, z - stone.z, stone.radius), m[stone.material]);
  }
}

function cottage(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  const around = sphere(x, y - 0.6, z, 0.75);
  if (around > 0.4) return nearest.offer(around - 0.05, m.wall);
  nearest.offer(block(x, y - 0.46, z, 0.36, 0.32, 0.3, 0.05), m.wall);
  const eaves = y - 0.78;
  const gable = Math.max(Math.abs(z) * 0.78 + eaves * 0.74 - 0.28, Math.abs(x) - 0.46);
  nearest.offer(Math.max(gable, -eaves - 0.06) - 0.035, m.roof);
  nearest.offer(block(x - 0.2, y - 1.06, z + 0.12, 0.06, 0.16, 0.06, 0.02), m.wall);
  nearest.offer(block(x, y - 0.34, z - 0.31, 0.1, 0.2, 0.03, 0.03), m.body);
  nearest.offer(block(x - 0.24, y - 0.52, z - 0.3, 0.07, 0.08, 0.02, 0.02), m.lamp);
  nearest.offer(block(x + 0.24, y - 0.52, z - 0.3, 0.07, 0.08, 0.02, 0.02), m.lamp);
  nearest.offer(block(x - 0.37, y - 0.52, z, 0.02, 0.09, 0.08, 0.02), m.lamp);
}

function drawTree(
  nearest: Nearest,
  m: Materials,
  { size, leaf }: (typeof TREES)[number],
  x: number,
  y: number,
  z: number,
) {
  const aside = Math.sqrt(x * x + z * z);
  if (aside > 0.8) return nearest.offer(aside - 0.5, m[leaf]);
  nearest.offer(rod(x, y, z, 0.1, 0.1 + 0.45 * size, 0.055 * size), m.soil);
  let crown = sphere(x, y - 0.1 - 0.66 * size, z, 0.27 * size);
  crown = melt(crown, sphere(x - 0.15 * size, y - 0.1 - 0.54 * size, z - 0.08 * size, 0.19 * size), 0.12);
  crown = melt(crown, sphere(x + 0.14 * size, y - 0.1 - 0.58 * size, z + 0.06 * size, 0.2 * size), 0.12);
  crown = melt(crown, sphere(x + 0.02, y - 0.1 - 0.88 * size, z, 0.17 * size), 0.14);
  nearest.offer(crown, m[leaf]);
}

function drawCloud(nearest: Nearest, m: Materials, size: number, x: number, y: number, z: number) {
  const around = Math.sqrt(x * x + y * y + z * z);
  if (around > 0.9) return nearest.offer((around - 0.6) * size, m.cloud);
  let puff = sphere(x, y, z, 0.26);
  puff = melt(puff, sphere(x - 0.26, y + 0.06, z, 0.19), 0.12);
  puff = melt(puff, sphere(x + 0.27, y + 0.05, z, 0.2), 0.12);
  puff = melt(puff, sphere(x - 0.08, y + 0.08, z - 0.16, 0.18), 0.1);
  nearest.offer(puff * size, m.cloud);
}
