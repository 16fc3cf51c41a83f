import { newLayer } from '../brushes';
import { film, light } from '../colour';
import { lerp, smooth } from '../numbers';
import type { Noise } from '../noise';
import type { Sheet } from '../sheet';
import { skyOf, type Daylight, type Direction, type Radiance } from './light';
import type { Terrain } from './terrain';

/** Each pixel is a ray; more of them would take seconds. */
const MOST_PIXELS = 300_000;
const EYE_Z = -0.5;

/** A point on the ground. */
export interface GroundPoint {
  x: number;
  y: number;
  z: number;
  /** 1 is horizontal, 0 is vertical. */
  level: number;
}

interface Landscape {
  day: Daylight;
  sun: Direction;
  terrain: Terrain;
  /** The colour of the ground, without lighting. */
  ground(point: GroundPoint, colour: Radiance): void;
  /** Small bumps that tilt the surface normal along x and along z. */
  relief(x: number, z: number, distance: number): readonly [number, number];
  /** The water surface is at height 0 and ends at this distance; 0 means no water. */
  waterReach: number;
  /** Amount of foam on the water, 0 to 1. */
  foam?(x: number, z: number): number;
  /** Reflectivity of the ground, 0 to 1. */
  wetness?(point: GroundPoint): number;
  /** Decrease of the ground fog with height: a larger value keeps it closer to low ground. */
  fogFall: number;
  eye: { height: number; /** Fraction of the picture above the horizon. */ horizon: number };
}

/** Renders a landscape: lit ground, water with reflections, haze. */
export function photograph(sheet: Sheet, landscape: Landscape): void {
  const { brush, width, height } = sheet;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const layer = newLayer(width * scale, height * scale);
  const pixels = layer.brush.createImageData(layer.surface.width, layer.surface.height);
  const { data, width: columns, height: rows } = pixels;
  const { horizon } = landscape.eye;
  const aspect = width / height;
  const view = (width > height ? 1.28 : 1) * (aspect < 1 ? 1.3 : 0.82 * Math.min(1, 1.9 / aspect));
  const trace = tracer(landscape, sheet.noise, sheet.random.between(0, 40));
  const seen: Radiance = { r: 0, g: 0, b: 0 };
  const { exposure } = landscape.day;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const dx = (column / columns - 0.5) * view * aspect;
      const dy = (horizon - row / rows) * view;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      trace(dx / length, dy / length, 1 / length, seen);
      const grey = seen.r * 0.3 + seen.g * 0.6 + seen.b * 0.1;
      const at = (row * columns + column) * 4;
      data[at] = develop(seen.r, grey, exposure);
      data[at + 1] = develop(seen.g, grey, exposure);
      data[at + 2] = develop(seen.b, grey, exposure);
      data[at + 3] = 255;
    }
  }
  layer.brush.putImageData(pixels, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(layer.surface, 0, 0, width, height);
}

function develop(amount: number, grey: number, exposure: number): number {
  const saturated = grey + (amount - grey) * 1.16;
  return film(Math.pow(Math.max(0, saturated) * exposure, 1.12));
}

function tracer(landscape: Landscape, noise: Noise, drift: number) {
  const { day, sun, terrain, waterReach, eye } = landscape;
  const { heightAt } = terrain;
  const [sunX, sunY, sunZ] = sun;
  const sunLight = light(day.sun);
  const ambient = light(day.ambient, day.ambientStrength);
  const fog = light(day.fog);
  const sky = skyOf(day, sun, noise, drift);
  const own: Radiance = { r: 0, g: 0, b: 0 };
  const mirrored: Radiance = { r: 0, g: 0, b: 0 };
  const point: GroundPoint = { x: 0, y: 0, z: 0, level: 1 };

  /** Distance at which a ray meets the ground; -1 if it does not. */
  const march = (x: number, y: number, z: number, dx: number, dy: number, dz: number, most: number) => {
    let way = 0.02;
    let before = 0;
    let clearBefore = 1;
    for (let step = 0; step < most; step++) {
      const rayY = y + dy * way;
      const clear = rayY - heightAt(x + dx * way, z + dz * way);
      if (clear < 0.0012 * way) return before + ((way - before) * clearBefore) / (clearBefore - clear + 1e-6);
      if (rayY > 2.4 && dy > 0) return -1;
      before = way;
      clearBefore = clear;
      way += Math.max(0.004 + way * 0.003, clear * 0.34);
      if (way > 10.5) return -1;
    }
    return way > 8 ? -1 : way;
  };

  const landAt = (
    x0: number,
    y0: number,
    z0: number,
    dx: number,
    dy: number,
    dz: number,
    way: number,
    result: Radiance,
  ) => {
    const x = x0 + dx * way;
    const z = z0 + dz * way;
    const y = heightAt(x, z);
    const e = 0.01 + way * 0.0022;
    const uneven = landscape.relief(x, z, way);
    let nx = heightAt(x - e, z) - heightAt(x + e, z) + uneven[0] * e;
    let nz = heightAt(x, z - e) - heightAt(x, z + e) + uneven[1] * e;
    let ny = 2 * e;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= length;
    ny /= length;
    nz /= length;
    point.x = x;
    point.y = y;
    point.z = z;
    point.level = ny;
    landscape.ground(point, own);

    const diffuse = Math.max(0, nx * sunX + ny * sunY + nz * sunZ) * terrain.sunAt(x, z) * day.sunStrength;
    const bounce = Math.max(0, -nx * sunX * 0.4 - nz * sunZ * 0.4 + 0.25) * 0.12 * day.sunStrength;
    const open = 0.5 + 0.5 * ny;
    const lying = 3.2 * Math.exp(-Math.max(0, y) * landscape.fogFall) * day.groundFog;
    const haze = 1 - Math.exp(-way * day.fogDensity * (1 + lying) - way * way * 0.004);
    const glare = Math.pow(Math.max(0, dx * sunX + dy * sunY + dz * sunZ), 5) * 0.56;
    const wet = landscape.wetness?.(point) ?? 0;
    if (wet > 0) sky(dx, Math.max(0.01, -dy + (noise(x * 40, z * 40) - 0.5) * 0.05), dz, mirrored);
    const shine = wet * (0.12 + 0.88 * Math.pow(1 - Math.max(0, -dy), 5));
    const through = (albedo: number, sunny: number, shady: number, foggy: number, mirror: number) =>
      lerp(
        lerp(albedo * (sunny * (diffuse + bounce) + shady * open), mirror, shine),
        foggy * 0.72 + sunny * glare,
        haze,
      );
    result.r = through(own.r, sunLight[0], ambient[0], fog[0], mirrored.r);
    result.g = through(own.g, sunLight[1], ambient[1], fog[1], mirrored.g);
    result.b = through(own.b, sunLight[2], ambient[2], fog[2], mirrored.b);
  };

  const reflected: Radiance = { r: 0, g: 0, b: 0 };
  const waterAt = (dx: number, dy: number, dz: number, way: number, result: Radiance) => {
    const x = dx * way;
    const z = EYE_Z + dz * way;
    const near = 1 / (1 + way * 1.4);
    const ripple =
      (noise.layered(x * 9, z * 34, 3) - 0.5) * 0.09 * near +
      (noise.layered(x * 34, z * 110, 2) - 0.5) * 0.07 * near * near;
    const breeze = 0.3 + smooth(0.42, 0.6, noise.layered(x * 0.8 + 3, z * 3.4, 3));
    const rx = dx + ripple * 0.35 * breeze;
    const ry = Math.max(0.004, -dy + ripple * breeze);
    const far = march(x, 0.003, z, rx, ry, dz, 80);
    if (far > 0) landAt(x, 0.003, z, rx, ry, dz, far, reflected);
    else sky(rx, ry, dz, reflected);
    const mirror = 0.1 + 0.9 * Math.pow(1 - Math.max(0, -dy), 4.2);
    const haze = (1 - Math.exp(-way * day.fogDensity * 1.1)) * 0.7;
    const white = landscape.foam?.(x, z) ?? 0;
    const through = (deep: number, reflection: number, foggy: number, sky: number, sunny: number) => {
      const water = lerp(deep + sky * 0.05, reflection * 0.92, mirror);
      return lerp(lerp(water, sky * 0.9 + sunny * 0.4 * day.sunStrength * 0.5, white), foggy * 0.72, haze);
    };
    result.r = through(0.012, reflected.r, fog[0], ambient[0], sunLight[0]);
    result.g = through(0.045, reflected.g, fog[1], ambient[1], sunLight[1]);
    result.b = through(0.055, reflected.b, fog[2], ambient[2], sunLight[2]);
  };

  return (dx: number, dy: number, dz: number, result: Radiance): void => {
    const toLand = march(0, eye.height, EYE_Z, dx, dy, dz, 150);
    const toWater = waterReach && dy < 0 ? -eye.height / dy : Infinity;
    if (toWater < waterReach && (toLand < 0 || toWater < toLand)) waterAt(dx, dy, dz, toWater, result);
    else if (toLand > 0) landAt(0, eye.height, EYE_Z, dx, dy, dz, toLand, result);
    else sky(dx, dy, dz, result);
  };
}
