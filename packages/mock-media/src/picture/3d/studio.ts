import { newLayer } from '../brushes';
import { film, light } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { clamp, lerp, smooth } from '../numbers';
import type { Sheet } from '../sheet';
import { type Light, LAMP, LAMP_COLOUR, skyLight, lit } from './lamp';
import type { ClayPalette, Material } from './palette';
import { rays } from './rays';
import { Nearest, type ClaySet } from './solids';

/** Each pixel is a ray; more of them would take seconds. */
const MOST_PIXELS = 230_000;
const FINEST = 1.7;
/** Ray-marches a set of clay, lit by one soft lamp. */
export function photograph(sheet: Sheet, palette: ClayPalette, set: ClaySet, floor: Material): void {
  const { brush, width, height } = sheet;
  const scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (width * height)));
  const layer = newLayer(width * scale, height * scale);
  const pixels = layer.brush.createImageData(layer.surface.width, layer.surface.height);
  const { data } = pixels;
  const ray = rays(set, pixels.width, pixels.height);
  const shade = shader(palette, set, floor);
  const result: Light = { r: 0, g: 0, b: 0 };
  const develop = (amount: number) => film(Math.pow(Math.max(0, amount) * 0.98, 1.1));
  for (let row = 0; row < pixels.height; row++) {
    for (let column = 0; column < pixels.width; column++) {
      const [dx, dy, dz] = ray.through(column, row);
      shade(ray.eye[0], ray.eye[1], ray.eye[2], dx, dy, dz, true, result);
      const at = (row * pixels.width + column) * 4;
      data[at] = develop(result.r);
      data[at + 1] = develop(result.g);
      data[at + 2] = develop(result.b);
      data[at + 3] = 255;
    }
  }
  layer.brush.putImageData(pixels, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(layer.surface, 0, 0, width, height);
  bloom(sheet, 0.16, 16, 2);
  vignette(sheet, 0.1);
  grain(sheet, 2);
}

function shader(palette: ClayPalette, set: ClaySet, floor: Material) {
  const near = light(palette.backdrop[0]);
  const far = light(palette.backdrop[1]);
  const nearest = new Nearest(floor);
  const distance = (x: number, y: number, z: number) => {
    nearest.reset();
    return set.measure(nearest, x, y, z);
  };
  const backdrop = (rise: number, result: Light) => {
    result.r = lerp(far[0], near[0], rise);
    result.g = lerp(far[1], near[1], rise);
    result.b = lerp(far[2], near[2], rise);
  };

  /** Visibility of the lamp from a point, 0 to 1 (soft shadow). */
  const lampAt = (x: number, y: number, z: number) => {
    let open = 1;
    let way = 0.03;
    for (let step = 0; step < 26; step++) {
      const clear = distance(x + LAMP[0] * way, y + LAMP[1] * way, z + LAMP[2] * way);
      open = Math.min(open, (7 * clear) / way);
      way += clamp(clear, 0.03, 0.25);
      if (open < 0.005 || way > 4) break;
    }
    const share = clamp(open);
    return share * share * (3 - 2 * share);
  };

  /** Ambient occlusion of a point, 0.15 to 1 (fully open): corners are darker. */
  const openness = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => {
    let closed = 0;
    let weight = 1;
    for (let step = 1; step <= 4; step++) {
      const reach = step * 0.09;
      closed += (reach - distance(x + nx * reach, y + ny * reach, z + nz * reach)) * weight;
      weight *= 0.62;
    }
    return clamp(1 - closed * 1.7, 0.15, 1);
  };

  const mirrored: Light = { r: 0, g: 0, b: 0 };
  return function shade(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    mirrors: boolean,
    result: Light,
  ): void {
    let way = 0.02;
    let hit = false;
    for (let step = 0; step < 90 && way <= 16; step++) {
      const clear = distance(ox + dx * way, oy + dy * way, oz + dz * way);
      if (clear < 0.0012 * (1 + way * 0.3)) {
        hit = true;
        break;
      }
      way += clear;
    }
    const rise = clamp(0.75 + dy * 1.4);
    if (!hit) return backdrop(rise, result);

    const x = ox + dx * way;
    const y = oy + dy * way;
    const z = oz + dz * way;
    distance(x, y, z);
    const { material } = nearest;
    const { colour, gloss } = material;
    if (material.glows) {
      result.r = colour[0];
      result.g = colour[1];
      result.b = colour[2];
      return;
    }
    // Four samples around the point give the surface normal.
    const e = 0.0025;
    const a = distance(x + e, y - e, z - e);
    const b = distance(x - e, y - e, z + e);
    const c = distance(x - e, y + e, z - e);
    const d = distance(x + e, y + e, z + e);
    let nx = a - b - c + d;
    let ny = c + d - a - b;
    let nz = b + d - a - c;
    const length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;

    const lamp = lampAt(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01);
    const open = openness(x, y, z, nx, ny, nz);
    const facing = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2];
    const diffuse = (Math.max(0, facing) * 0.55 + Math.max(0, (facing + 0.35) / 1.35) * 0.45) * lamp;
    const rim = Math.pow(1 - Math.max(0, -(nx * dx + ny * dy + nz * dz)), 3);
    const hx = LAMP[0] - dx;
    const hy = LAMP[1] - dy;
    const hz = LAMP[2] - dz;
    const towards = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz));
    const gleam = Math.pow(towards, gloss ? 70 : 18) * (gloss ? 1.4 * gloss : 0.12) * lamp;
    const up = 0.5 + 0.5 * ny;

    let mirror = 0;
    let mirrorR = 0;
    let mirrorG = 0;
    let mirrorB = 0;
    if (gloss && mirrors) {
      const turn = 2 * (dx * nx + dy * ny + dz * nz);
      shade(
        x + nx * 0.01,
        y + ny * 0.01,
        z + nz * 0.01,
        dx - turn * nx,
        dy - turn * ny,
        dz - turn * nz,
        false,
        mirrored,
      );
      mirror = gloss * (0.1 + 0.75 * rim);
      ({ r: mirrorR, g: mirrorG, b: mirrorB } = mirrored);
    }
    const falls = { up, open, gleam, rim, mirror };
    if (material.floor) {
      // The floor fades into the backdrop.
      const fade = smooth(3.4, 9, Math.hypot(x, z));
      const dim = (0.5 + 0.5 * open) * (0.62 + 0.38 * lamp);
      result.r = lerp(lerp(near[0], far[0], 0.16) * dim, lerp(far[0], near[0], rise), fade);
      result.g = lerp(lerp(near[1], far[1], 0.16) * dim, lerp(far[1], near[1], rise), fade);
      result.b = lerp(lerp(near[2], far[2], 0.16) * dim, lerp(far[2], near[2], rise), fade);
      return;
    }
    const bounce = floor.colour;
    result.r = lit(
      falls,
      colour[0] * (LAMP_COLOUR[0] * diffuse + skyLight(falls, far[0], bounce[0])),
      near[0],
      mirrorR,
    );
    result.g = lit(
      falls,
      colour[1] * (LAMP_COLOUR[1] * diffuse + skyLight(falls, far[1], bounce[1])),
      near[1],
      mirrorG,
    );
    result.b = lit(
      falls,
      colour[2] * (LAMP_COLOUR[2] * diffuse + skyLight(falls, far[2], bounce[2])),
      near[2],
      mirrorB,
    );
  };
}
