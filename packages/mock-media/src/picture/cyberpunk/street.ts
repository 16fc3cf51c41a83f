import { box, downwards, glow, polygon, sideways, type Point } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { clamp, lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { umbrella } from './people';
import { INK, NEON, neonOf, type NeonPalette } from './palette';
import { neonSign, type Sign } from './sign';
import { farTowers, flyingCars, glowingSky, hazyMoon, rain } from './sky';
import { wetGround } from './wet-ground';

/** Depths of the corners of the blocks, from far to near. */
const CORNERS = [2.9, 2.1, 1.5, 1.06, 0.74, 0.5];
const CORNERS_OF_WIDE = [...CORNERS, 0.36, 0.26];

interface Block {
  side: number;
  near: number;
  far: number;
  /** Distance of the wall from the middle of the street. */
  offset: number;
  rise: number;
}

export const street: Scene = {
  words: ['street', 'alley', 'umbrella', 'rain', 'wet', 'market', 'arcade', 'sign'],
  render(sheet) {
    const { brush, width, height, unit, random, wide } = sheet;
    const palette = sheet.choose(NEON);
    const end = { x: width * random.between(0.46, 0.56), y: height * 0.6 };
    const haze = palette.sky[3];

    glowingSky(sheet, palette, end.y);
    hazyMoon(sheet, palette, end.x + unit * 0.06, end.y - height * 0.2, unit * 0.2);
    farTowers(sheet, palette, { horizon: end.y, valley: end.x / width, layers: 4, rise: 0.45 });

    const signs: Sign[] = [];
    const corners = wide ? CORNERS_OF_WIDE : CORNERS;
    corners.forEach((far, index) => {
      const near = corners[index + 1];
      if (near === undefined) return;
      for (const side of [-1, 1]) {
        const rise = random.between(0.45, 1.1) * (1 + index * 0.06);
        signs.push(
          ...block(sheet, palette, end, { side, near, far, offset: random.between(0.3, 0.37), rise }),
        );
      }
      glow(brush, end.x, end.y - unit * 0.05, unit * (0.7 + index * 0.1), haze, 0.05);
    });
    for (const sign of signs.sort((a, b) => b.depth - a.depth)) neonSign(sheet, sign);
    cables(sheet);
    wetGround(sheet, palette, {
      top: end.y,
      centre: end.x,
      outline: [
        [end.x - (unit * 0.3) / 2.9, end.y + (0.16 * unit) / 2.9],
        [end.x + (unit * 0.3) / 2.9, end.y + (0.16 * unit) / 2.9],
        [width * 1.6, height],
        [-width * 0.6, height],
      ],
    });
    umbrella(sheet, palette, end.x - unit * 0.02, end.y + unit * 0.25, unit * 0.34);
    flyingCars(sheet, palette, end.x, end.y);
    bloom(sheet, 0.6, 32, 2);
    rain(sheet);
    vignette(sheet, 0.5);
    grain(sheet, 8);
  },
};

/** Draws a block of houses on one side: wall, windows, shop front. Returns its signs, which are drawn later. */
function block(sheet: Sheet, palette: NeonPalette, end: { x: number; y: number }, at: Block): Sign[] {
  const { brush, unit, random, noise } = sheet;
  const { side, near, far, offset, rise } = at;
  const [, high, low, haze] = palette.sky;
  const wallX = (depth: number) => end.x + (side * offset * unit) / depth;
  const roofY = (depth: number) => end.y - (rise * unit) / depth;
  const footY = (depth: number) => end.y + (0.16 * unit) / depth;
  const mist = clamp((near - 0.35) / 3.2);
  const base = mix(mix('#0a0c1c', high, 0.28), low, Math.pow(mist, 0.7) * 0.85);
  const face = (
    from: number,
    to: number,
    top: (depth: number) => number,
    bottom: (depth: number) => number,
  ): Point[] => [
    [wallX(from), top(from)],
    [wallX(to), top(to)],
    [wallX(to), bottom(to)],
    [wallX(from), bottom(from)],
  ];

  const wall = sideways(brush, wallX(far), wallX(near), [
    [0, mix(base, haze, 0.16 * mist + 0.05)],
    [1, mix(base, '#04050c', 0.45)],
  ]);
  polygon(brush, face(near, far, roofY, footY), wall);
  const frontWidth = (side * unit * 0.5) / near;
  const front = downwards(brush, roofY(near), footY(near), [
    [0, mix(base, INK, 0.35)],
    [1, mix(base, INK, 0.62)],
  ]);
  box(brush, wallX(near), roofY(near), frontWidth, footY(near) - roofY(near), front);

  const rows = Math.round(rise * 13);
  const columns = Math.max(2, Math.round((far - near) * 15));
  const warm = random() < 0.5;
  times(columns, (column) => {
    const from = lerp(near, far, (column + 0.18) / columns);
    const to = lerp(near, far, (column + 0.82) / columns);
    times(rows, (row) => {
      const [top, bottom] = [(row + 0.2) / rows, (row + 0.75) / rows];
      const lively = noise(column * 3.7 + offset * 9 + near * 31, row * 1.9) + random() * 0.35;
      if (bottom > 0.9) return;
      const tint =
        random() < 0.16
          ? palette.hot
          : random.pick(warm ? ['#ffdca0', '#ffb765'] : ['#aef4ff', palette.cold]);
      const level = (share: number) => (depth: number) => lerp(roofY(depth), footY(depth), share);
      const pane = lively > 0.82 ? css(tint, random.between(0.35, 0.95)) : css('#02030a', 0.38);
      polygon(brush, face(from, to, level(top), level(bottom)), pane);
    });
  });

  const awningY = (depth: number) => lerp(end.y, footY(depth), 0.34);
  const shop = random.pick(neonOf(palette));
  const bright = css(mix(shop, '#fff2d8', 0.55), 0.55 - mist * 0.2);
  polygon(brush, face(near * 1.03, far * 0.98, awningY, footY), bright);
  polygon(
    brush,
    face(near, far, awningY, (depth) => awningY(depth) + (0.016 * unit) / depth),
    css(shop),
  );

  return Array.from({ length: near < 0.4 ? 1 : random.whole(2, 4) }, () => {
    const depth = lerp(near, far, random.between(0.02, 0.85));
    const width = (unit * random.between(0.055, 0.09)) / depth;
    const y = lerp(roofY(depth), end.y, random.between(0.2, 0.72));
    const height = Math.min((unit * random.between(0.16, 0.34)) / depth, end.y + (0.03 * unit) / depth - y);
    const x = side > 0 ? wallX(depth) - width : wallX(depth);
    return { x, y, width, height, depth, colour: random.pick(neonOf(palette)) };
  });
}

function cables({ brush, width, height, unit, random }: Sheet) {
  brush.strokeStyle = 'rgba(3,4,12,.85)';
  times(8, () => {
    const y = height * random.between(0.02, 0.4);
    brush.lineWidth = unit * random.between(0.0016, 0.004);
    brush.beginPath();
    brush.moveTo(-5, y);
    const [sagX, sagY] = [width * random.between(0.3, 0.7), y + height * random.between(0.06, 0.16)];
    brush.quadraticCurveTo(sagX, sagY, width + 5, height * random.between(0.02, 0.36));
    brush.stroke();
  });
}
