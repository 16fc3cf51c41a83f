import { apart, box, downwards, glow, line, placed, shape, type Point } from '../brushes';
import { css, mix, type Rgb } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { FANTASY, type FantasyPalette } from './palette';
import { beams, floatingLights, cloudySky } from './sky';
import { grow, trunk, foliage, lanterns } from './giant-tree';

export const glowingTree: Scene = {
  words: ['tree', 'forest', 'wood', 'firefl', 'lantern', 'root', 'glow', 'garden'],
  render(sheet) {
    const { brush, width, height, unit, tall, wide, random } = sheet;
    const palette = sheet.choose(FANTASY);
    const ground = height * (tall ? 0.84 : 0.82);
    const x = width * (wide ? 0.5 + 0.06 * random.sign() : 0.5);
    const rise = tall ? Math.min(height * 0.62, unit * 1.05) : height * 0.72;
    const crown = { x, y: ground - rise * 0.72, radius: unit * 0.3 };

    cloudySky(sheet, palette, ground, crown);
    glow(brush, crown.x, crown.y, unit * 0.85, palette.glow, 0.5, 'screen');
    times(4, (range) => trunks(sheet, palette, ground, range, crown.x));
    forestFloor(sheet, palette, ground);
    const { twigs, tips } = grow(sheet, { x, y: ground, rise });
    foliage(sheet, palette, tips, crown, 0.5);
    trunk(sheet, palette, x, ground, rise, twigs);
    foliage(sheet, palette, tips, crown, 1);
    lanterns(sheet, palette, tips);
    beams(sheet, { ...crown, radius: unit * 0.1 }, palette.glow, height * 0.8, 9, 0.2);
    pool(sheet, palette, x, ground, unit * 0.34);
    wanderer(sheet, palette, x + unit * 0.24, ground + unit * 0.055);
    undergrowth(sheet, palette, ground);
    floatingLights(sheet, palette, 90, 0.35);
    bloom(sheet, 0.26, 32, 2);
    vignette(sheet, 0.42);
    grain(sheet, 4);
  },
};

function night(palette: FantasyPalette, depth: number): Rgb {
  return mix(mix(palette.sky[0], palette.sky[1], 0.5), '#05060f', depth);
}

/** Trunks of ordinary large trees; nearer ones are darker. */
function trunks(
  { brush, width, height, unit, random }: Sheet,
  palette: FantasyPalette,
  ground: number,
  range: number,
  clear: number,
) {
  const tint = mix(mix(palette.sky[2], palette.sky[1], range * 0.3), night(palette, 0.5), 0.2 + range * 0.22);
  const spacing = unit * (0.075 + range * 0.035);
  for (let at = -spacing; at < width + spacing; at += spacing) {
    const x = at + random.between(-0.4, 0.4) * spacing;
    const aside = Math.abs(x - clear) / unit;
    if (aside < 0.16 + range * 0.1) continue;
    const half = unit * random.between(0.008, 0.016) * (1 + range * 0.7);
    const bark = downwards(brush, 0, ground, [
      [0, mix(tint, night(palette, 0.3), 0.4)],
      [0.75, tint],
      [1, mix(tint, palette.sky[3], 0.25 - range * 0.05)],
    ]);
    const lean = unit * random.between(-0.03, 0.03);
    shape(brush, bark, () => {
      brush.moveTo(x + lean - half * 0.6, -10);
      brush.quadraticCurveTo(x - half * 0.7, ground * 0.6, x - half * 2, ground + height * 0.03);
      brush.lineTo(x + half * 2, ground + height * 0.03);
      brush.quadraticCurveTo(x + half * 0.7, ground * 0.6, x + lean + half * 0.6, -10);
    });
    if (random() < 0.5) {
      const y = ground * random.between(0.1, 0.5);
      const reach = unit * random.between(0.05, 0.12) * random.sign();
      line(
        brush,
        [
          [x, y],
          [x + reach, y - unit * 0.06],
        ],
        css(tint),
        half * 0.8,
      );
    }
  }
}

function forestFloor({ brush, width, height, unit, noise }: Sheet, palette: FantasyPalette, ground: number) {
  const soil = downwards(brush, ground - unit * 0.02, height, [
    [0, mix(palette.grass[1], palette.glow, 0.25)],
    [0.25, mix(palette.grass[2], night(palette, 0.3), 0.35)],
    [1, night(palette, 0.55)],
  ]);
  shape(brush, soil, () => {
    brush.moveTo(0, height);
    for (let x = 0; x <= width + 4; x += 4)
      brush.lineTo(x, ground - unit * 0.03 * noise.layered((x / unit) * 3, 5, 3) + unit * 0.01);
    brush.lineTo(width, height);
  });
}

/** Light on the ground around the tree. */
function pool({ brush }: Sheet, palette: FantasyPalette, x: number, y: number, radius: number) {
  apart(brush, () => {
    brush.translate(x, y);
    brush.scale(1, 0.18);
    glow(brush, 0, 0, radius * 1.8, palette.glow, 0.6, 'screen');
  });
}

/** A figure with a lamp, to show the scale of the tree. */
function wanderer({ brush, unit }: Sheet, palette: FantasyPalette, x: number, y: number) {
  const cloak = css(night(palette, 0.55));
  glow(brush, x - unit * 0.022, y - unit * 0.04, unit * 0.1, palette.glow, 0.9);
  placed(brush, x, y, unit * 0.085, () => {
    shape(brush, cloak, () => {
      brush.moveTo(-18, 0);
      brush.bezierCurveTo(-16, -40, -12, -62, -6, -70);
      brush.bezierCurveTo(-12, -86, -2, -98, 6, -92);
      brush.bezierCurveTo(14, -86, 10, -74, 7, -70);
      brush.bezierCurveTo(14, -56, 18, -30, 20, 0);
    });
    line(
      brush,
      [
        [-8, -52],
        [-24, -50],
        [-26, -42],
      ],
      cloak,
      5,
    );
    box(brush, -30, -44, 8, 11, css(mix(palette.glow, '#ffffff', 0.6)));
    line(
      brush,
      [
        [-8, -66],
        [-17, -2],
      ],
      css(palette.glow, 0.9),
      2.2,
    );
  });
}

/** Ferns and mushrooms along the bottom edge, almost black. */
function undergrowth({ brush, width, height, unit, random }: Sheet, palette: FantasyPalette, ground: number) {
  times(16, () => {
    const [x, y] = [random() * width, lerp(ground + unit * 0.03, height, random())];
    const size = unit * random.between(0.012, 0.026);
    box(brush, x - size * 0.14, y - size, size * 0.28, size, css(palette.cloud[0], 0.8));
    shape(brush, css(mix(palette.glow, palette.cloud[1], 0.35)), () => {
      brush.moveTo(x - size * 0.7, y - size * 0.8);
      brush.bezierCurveTo(
        x - size * 0.6,
        y - size * 1.7,
        x + size * 0.6,
        y - size * 1.7,
        x + size * 0.7,
        y - size * 0.8,
      );
    });
    glow(brush, x, y - size, size * 3, palette.glow, 0.5);
  });
  const dark = css(night(palette, 0.72));
  times((38 * width) / unit, () => {
    const [x, root] = [random() * width, height + unit * 0.02];
    times(5, (frond) => {
      const angle = -Math.PI / 2 + (frond - 2) * 0.42 + random.between(-0.1, 0.1);
      const length = unit * random.between(0.06, 0.13);
      const tip: Point = [x + Math.cos(angle) * length, root + Math.sin(angle) * length];
      shape(brush, dark, () => {
        brush.moveTo(x - length * 0.05, root);
        brush.quadraticCurveTo(x + Math.cos(angle) * length * 0.3, root - length * 0.8, ...tip);
        brush.quadraticCurveTo(
          x + Math.cos(angle) * length * 0.5,
          root - length * 0.4,
          x + length * 0.05,
          root,
        );
      });
    });
  });
}
