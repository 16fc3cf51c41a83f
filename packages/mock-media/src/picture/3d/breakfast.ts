import { light } from '../colour';
import { clamp, TAU } from '../numbers';
import type { Random } from '../random';
import type { Scene } from '../sheet';
import { CLAY, materialsOf, type Material, type Materials } from './palette';
import { block, cylinder, FLOOR, melt, ring, sphere, type ClaySet, type Nearest } from './solids';
import { photograph } from './studio';

interface Sprinkle {
  x: number;
  y: number;
  z: number;
  /** Half of its length, as a vector. */
  reachX: number;
  reachZ: number;
  material: Material;
}

interface Donut {
  icing: Material;
  dough: Material;
  sprinkles: Sprinkle[];
}

const RADIUS = 0.5;
const THICKNESS = 0.25;
const SPRINKLE = 0.045;
const TURN = { cos: Math.cos(0.35), sin: Math.sin(0.35) };
const LEAN = { cos: Math.cos(1.18), sin: Math.sin(1.18) };

export const breakfast: Scene = {
  words: ['donut', 'doughnut', 'coffee', 'mug', 'tea', 'breakfast', 'cake', 'cup', 'food', 'icing'],
  render(sheet) {
    const palette = sheet.choose(CLAY);
    const materials = materialsOf(palette);
    const dough: Material = { colour: light('#e0a468'), gloss: 0 };
    const coffee: Material = { colour: light('#5a3222'), gloss: 0.5 };
    const sugar = [materials.accent, materials.water, materials.wall, materials.roof];
    const top: Donut = {
      icing: { ...materials.leaf, gloss: 0.3 },
      dough,
      sprinkles: sprinkle(sheet.random, sugar),
    };
    const leaning: Donut = {
      icing: { colour: light('#6b3d2e'), gloss: 0.35 },
      dough,
      sprinkles: sprinkle(sheet.random, sugar),
    };
    const set: ClaySet = {
      measure: (nearest, x, y, z) => {
        nearest.offer(y - FLOOR, materials.floor);
        const around = sphere(x, y + 0.4, z, 2);
        if (around > 0.5) return Math.min(nearest.distance, around - 0.2);
        plate(nearest, materials, x + 0.5, y - FLOOR, z - 0.2);
        donut(nearest, top, x + 0.5, y + 0.68, z - 0.2);
        // The second one leans against the mug, turned on its edge.
        leaningDonut(nearest, leaning, x - 0.32, y + 0.3, z + 0.62);
        mug(nearest, materials, coffee, x - 0.78, y + 0.5, z - 0.1);
        cubes(nearest, materials, x, y, z);
        return nearest.distance * 0.85;
      },
      camera: {
        aim: -0.42,
        yaw: sheet.random.between(-0.35, 0.3),
        pitch: 0.48,
        zoom: sheet.tall ? 4.2 : 4.6,
      },
    };
    photograph(sheet, palette, set, materials.floor);
  },
};

function sprinkle(random: Random, materials: readonly Material[]): Sprinkle[] {
  return Array.from({ length: 30 }, (_, index) => {
    const around = ((index + random.between(-0.3, 0.3)) / 30) * TAU * 3;
    const over = random.between(0.5, 2.5);
    const across = RADIUS + (THICKNESS + 0.035) * Math.cos(over);
    const turn = random() * Math.PI;
    return {
      x: across * Math.cos(around),
      y: (THICKNESS + 0.035) * Math.sin(over),
      z: across * Math.sin(around),
      reachX: Math.cos(turn) * SPRINKLE,
      reachZ: Math.sin(turn) * SPRINKLE,
      material: random.pick(materials),
    };
  });
}

function donut(nearest: Nearest, { icing, dough, sprinkles }: Donut, x: number, y: number, z: number) {
  const around = ring(x, y, z, RADIUS, THICKNESS);
  // Icing and sprinkles add at most 0.07 to the dough, so from a distance this lower bound is sufficient.
  if (around > 0.12) return nearest.offer(around - 0.07, dough);
  nearest.offer(around, dough);
  const angle = Math.atan2(z, x);
  const drip = 0.035 + 0.05 * Math.sin(angle * 6) + 0.03 * Math.sin(angle * 11 + 2);
  nearest.offer(Math.max(around - 0.03, (drip - y) * 0.7) - 0.012, icing);
  if (y < 0.05) return;
  for (const grain of sprinkles) {
    const dx = x - grain.x;
    const dz = z - grain.z;
    const along = clamp((dx * grain.reachX + dz * grain.reachZ) / SPRINKLE ** 2, -1, 1);
    const distance = sphere(dx - grain.reachX * along, y - grain.y, dz - grain.reachZ * along, 0.021);
    nearest.offer(distance, grain.material);
  }
}

function leaningDonut(nearest: Nearest, each: Donut, x: number, y: number, z: number) {
  const faceX = x * TURN.cos + z * TURN.sin;
  const faceZ = z * TURN.cos - x * TURN.sin;
  const up = y * LEAN.cos + faceZ * LEAN.sin;
  const out = faceZ * LEAN.cos - y * LEAN.sin;
  donut(nearest, each, faceX, up, out);
}

function plate(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  const disc = cylinder(x, y - 0.04, z, 0.92, 0.035, 0.03);
  nearest.offer(melt(disc, ring(x, y - 0.09, z, 0.9, 0.03), 0.06), m.wall);
}

function mug(nearest: Nearest, m: Materials, coffee: Material, x: number, y: number, z: number) {
  const around = sphere(x, y, z, 0.85);
  if (around > 0.4) return nearest.offer(around - 0.05, m.body);
  const outside = cylinder(x, y, z, 0.46, 0.5, 0.07);
  const inside = cylinder(x, y - 0.2, z, 0.385, 0.5, 0.05);
  const handle = Math.max(ring(x - 0.5, z, y, 0.25, 0.07), -cylinder(x, y, z, 0.42, 0.5, 0.02));
  const glaze = Math.abs(y + 0.02) < 0.11 ? m.accent : m.body;
  nearest.offer(Math.max(melt(outside, handle, 0.06), -inside), glaze);
  nearest.offer(cylinder(x, y - 0.32, z, 0.4, 0.02, 0.01), coffee);
}

const CUBES = [
  { x: 0.5, z: 0.92, cos: Math.cos(0.5), sin: Math.sin(0.5) },
  { x: 0.84, z: 0.98, cos: Math.cos(-0.3), sin: Math.sin(-0.3) },
];

function cubes(nearest: Nearest, m: Materials, x: number, y: number, z: number) {
  for (const { x: cubeX, z: cubeZ, cos, sin } of CUBES) {
    const across = (x - cubeX) * cos + (z - cubeZ) * sin;
    const along = (z - cubeZ) * cos - (x - cubeX) * sin;
    nearest.offer(block(across, y - FLOOR - 0.12, along, 0.12, 0.12, 0.12, 0.03), m.wall);
  }
  nearest.offer(sphere(x + 1.38, y - FLOOR - 0.17, z + 0.66, 0.17), m.roof);
}
