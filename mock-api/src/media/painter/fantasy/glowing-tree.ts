import {
  apart,
  box,
  disc,
  downwards,
  glow,
  line,
  oval,
  placed,
  shape,
  sideways,
  type Point,
} from '../brushes';
import { css, mix, type Rgb } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { clamp, lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { FANTASY, type FantasyPalette } from './palette';
import { beams, floatingLights, paintedSky } from './sky';

interface Twig {
  from: Point;
  to: Point;
  width: number;
}

/** One giant tree that gives the forest its light. */
export const glowingTree: Scene = {
  words: ['tree', 'forest', 'wood', 'firefl', 'lantern', 'root', 'glow', 'garden'],
  paint(sheet) {
    const { brush, width, height, unit, tall, wide, chance } = sheet;
    const palette = sheet.choose(FANTASY);
    const ground = height * (tall ? 0.84 : 0.82);
    const x = width * (wide ? 0.5 + 0.06 * chance.sign() : 0.5);
    const rise = tall ? Math.min(height * 0.62, unit * 1.05) : height * 0.72;
    const crown = { x, y: ground - rise * 0.72, radius: unit * 0.3 };

    paintedSky(sheet, palette, ground, crown);
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

/** Ordinary trees, which are not small; nearer ones are darker. */
function trunks(
  { brush, width, height, unit, chance }: Sheet,
  palette: FantasyPalette,
  ground: number,
  range: number,
  clear: number,
) {
  const tint = mix(mix(palette.sky[2], palette.sky[1], range * 0.3), night(palette, 0.5), 0.2 + range * 0.22);
  const spacing = unit * (0.075 + range * 0.035);
  for (let at = -spacing; at < width + spacing; at += spacing) {
    const x = at + chance.between(-0.4, 0.4) * spacing;
    const aside = Math.abs(x - clear) / unit;
    if (aside < 0.16 + range * 0.1) continue;
    const half = unit * chance.between(0.008, 0.016) * (1 + range * 0.7);
    const bark = downwards(brush, 0, ground, [
      [0, mix(tint, night(palette, 0.3), 0.4)],
      [0.75, tint],
      [1, mix(tint, palette.sky[3], 0.25 - range * 0.05)],
    ]);
    const lean = unit * chance.between(-0.03, 0.03);
    shape(brush, bark, () => {
      brush.moveTo(x + lean - half * 0.6, -10);
      brush.quadraticCurveTo(x - half * 0.7, ground * 0.6, x - half * 2, ground + height * 0.03);
      brush.lineTo(x + half * 2, ground + height * 0.03);
      brush.quadraticCurveTo(x + half * 0.7, ground * 0.6, x + lean + half * 0.6, -10);
    });
    if (chance() < 0.5) {
      const y = ground * chance.between(0.1, 0.5);
      const reach = unit * chance.between(0.05, 0.12) * chance.sign();
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

/** Branches that divide and divide; the tips are where leaves grow. */
function grow({ chance }: Sheet, { x, y, rise }: { x: number; y: number; rise: number }) {
  const twigs: Twig[] = [];
  const tips: Point[] = [];
  const divide = (from: Point, angle: number, length: number, width: number, level: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    twigs.push({ from, to, width });
    if (level <= 3) tips.push(to);
    if (level === 0) return;
    const children = level > 3 ? 3 : 2;
    times(children, (child) => {
      const turn = lerp(-0.55, 0.55, child / (children - 1)) + chance.between(-0.2, 0.2);
      // Outer branches bow down under their leaves.
      const droop = Math.cos(angle + turn) * 0.14 * (5 - level) * 0.4;
      divide(to, angle + turn + droop, length * chance.between(0.68, 0.84), width * 0.62, level - 1);
    });
  };
  const fork: Point = [x, y - rise * 0.4];
  for (const angle of [-2.72, -2.1, -1.57, -1.04, -0.42]) {
    divide(fork, angle + chance.between(-0.1, 0.1), rise * chance.between(0.19, 0.23), rise * 0.05, 4);
  }
  return { twigs, tips };
}

function trunk(
  sheet: Sheet,
  palette: FantasyPalette,
  x: number,
  ground: number,
  rise: number,
  twigs: Twig[],
) {
  const { brush, chance } = sheet;
  const dark = mix(palette.rock[2], '#05060f', 0.25);
  const lit = mix(palette.rock[1], palette.glow, 0.4);
  const half = rise * 0.075;
  const bark = sideways(brush, x - half * 2, x + half * 2, [
    [0, lit],
    [0.35, mix(dark, palette.rock[1], 0.4)],
    [0.6, dark],
    [1, lit],
  ]);
  const fork = ground - rise * 0.44;
  shape(brush, bark, () => {
    brush.moveTo(x - half * 0.9, fork);
    brush.bezierCurveTo(
      x - half * 0.7,
      ground - rise * 0.18,
      x - half * 1.2,
      ground - rise * 0.06,
      x - half * 4,
      ground + rise * 0.03,
    );
    brush.lineTo(x - half * 1.5, ground + rise * 0.015);
    brush.lineTo(x - half * 0.4, ground + rise * 0.045);
    brush.lineTo(x + half * 0.7, ground + rise * 0.018);
    brush.lineTo(x + half * 2.1, ground + rise * 0.045);
    brush.lineTo(x + half * 4.2, ground + rise * 0.026);
    brush.bezierCurveTo(
      x + half * 1.3,
      ground - rise * 0.06,
      x + half * 0.7,
      ground - rise * 0.18,
      x + half * 0.9,
      fork,
    );
  });
  brush.lineCap = 'round';
  for (const { from, to, width } of twigs)
    line(brush, [from, to], css(mix(dark, palette.rock[1], 0.3)), width);
  for (const { from, to, width } of twigs) {
    if (width < rise * 0.012) continue;
    const shift = width * 0.3;
    line(
      brush,
      [
        [from[0], from[1] - shift],
        [to[0], to[1] - shift],
      ],
      css(lit, 0.55),
      width * 0.22,
    );
  }
  // Veins of light run up the bark.
  times(7, () => {
    const aside = half * chance.between(-0.7, 0.7);
    brush.beginPath();
    brush.moveTo(x + aside * 2.2, ground);
    brush.bezierCurveTo(
      x + aside,
      ground - rise * 0.12,
      x + aside * 0.4,
      ground - rise * 0.2,
      x + aside * 0.9,
      fork,
    );
    brush.strokeStyle = css(palette.glow, chance.between(0.25, 0.7));
    brush.lineWidth = rise * 0.004;
    brush.stroke();
  });
}

/** Leaves in clusters around the tips: dark ones behind, bright ones in front. */
function foliage(
  sheet: Sheet,
  palette: FantasyPalette,
  tips: Point[],
  crown: { x: number; y: number },
  front: number,
) {
  const { brush, unit, chance } = sheet;
  const [light, middle, dark] = palette.grass;
  const low = mix(dark, palette.sky[1], 0.35);
  for (const [x, y] of tips) {
    times(front < 1 ? 3 : 6, () => {
      const leafX = x + (chance() + chance() - 1) * unit * 0.085;
      const leafY = y + (chance() + chance() - 1) * unit * 0.065;
      const warmth = clamp(1 - Math.hypot(leafX - crown.x, leafY - crown.y) / (unit * 0.5));
      const shaded = mix(low, middle, front * chance.between(0.35, 1) * (0.55 + 0.45 * warmth));
      const body = mix(shaded, mix(light, palette.glow, 0.4), warmth * front * chance.between(0.15, 0.75));
      const radius = unit * chance.between(0.009, 0.026) * (front < 1 ? 2 : 1);
      disc(brush, leafX, leafY, radius, css(body, front < 1 ? 0.96 : 0.92));
      if (front === 1 && chance() < 0.35 + warmth * 0.3) {
        const gleam = mix(light, palette.glow, 0.5);
        disc(
          brush,
          leafX - radius * 0.25,
          leafY - radius * 0.3,
          radius * 0.42,
          css(gleam, 0.3 + 0.5 * warmth),
        );
      }
    });
  }
}

function lanterns({ brush, unit, chance }: Sheet, palette: FantasyPalette, tips: Point[]) {
  for (const [index, [x, y]] of tips.entries()) {
    if (index % 11) continue;
    const length = unit * chance.between(0.05, 0.15);
    line(
      brush,
      [
        [x, y],
        [x, y + length],
      ],
      css(palette.rock[2], 0.8),
      unit * 0.0016,
    );
    oval(
      brush,
      x,
      y + length + unit * 0.01,
      unit * 0.008,
      unit * 0.011,
      css(mix(palette.glow, '#ffffff', 0.5)),
    );
    glow(brush, x, y + length + unit * 0.01, unit * 0.045, palette.glow, 0.6);
  }
}

/** Light on the ground at the tree's foot. */
function pool({ brush }: Sheet, palette: FantasyPalette, x: number, y: number, radius: number) {
  apart(brush, () => {
    brush.translate(x, y);
    brush.scale(1, 0.18);
    glow(brush, 0, 0, radius * 1.8, palette.glow, 0.6, 'screen');
  });
}

/** Somebody with a lamp, to show how large the tree is. */
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

/** Ferns and mushrooms along the lower edge, almost black. */
function undergrowth({ brush, width, height, unit, chance }: Sheet, palette: FantasyPalette, ground: number) {
  times(16, () => {
    const [x, y] = [chance() * width, lerp(ground + unit * 0.03, height, chance())];
    const size = unit * chance.between(0.012, 0.026);
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
    const [x, root] = [chance() * width, height + unit * 0.02];
    times(5, (frond) => {
      const angle = -Math.PI / 2 + (frond - 2) * 0.42 + chance.between(-0.1, 0.1);
      const length = unit * chance.between(0.06, 0.13);
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
