import { disc, glow, line, oval, shape, sideways, type Point } from '../brushes';
import { css, mix } from '../colour';
import { clamp, lerp, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { FantasyPalette } from './palette';

interface Twig {
  from: Point;
  to: Point;
  width: number;
}

/** Grows branches recursively. Leaves are drawn at the returned tips. */
export function grow({ random }: Sheet, { x, y, rise }: { x: number; y: number; rise: number }) {
  const twigs: Twig[] = [];
  const tips: Point[] = [];
  const divide = (from: Point, angle: number, length: number, width: number, level: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    twigs.push({ from, to, width });
    if (level <= 3) tips.push(to);
    if (level === 0) return;
    const children = level > 3 ? 3 : 2;
    times(children, (child) => {
      const turn = lerp(-0.55, 0.55, child / (children - 1)) + random.between(-0.2, 0.2);
      // Outer branches bend down.
      const droop = Math.cos(angle + turn) * 0.14 * (5 - level) * 0.4;
      divide(to, angle + turn + droop, length * random.between(0.68, 0.84), width * 0.62, level - 1);
    });
  };
  const fork: Point = [x, y - rise * 0.4];
  for (const angle of [-2.72, -2.1, -1.57, -1.04, -0.42]) {
    divide(fork, angle + random.between(-0.1, 0.1), rise * random.between(0.19, 0.23), rise * 0.05, 4);
  }
  return { twigs, tips };
}

export function trunk(
  sheet: Sheet,
  palette: FantasyPalette,
  x: number,
  ground: number,
  rise: number,
  twigs: Twig[],
) {
  const { brush, random } = sheet;
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
  // Glowing lines along the bark.
  times(7, () => {
    const aside = half * random.between(-0.7, 0.7);
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
    brush.strokeStyle = css(palette.glow, random.between(0.25, 0.7));
    brush.lineWidth = rise * 0.004;
    brush.stroke();
  });
}

/** Clusters of leaves around the tips: dark ones behind, bright ones in front. */
export function foliage(
  sheet: Sheet,
  palette: FantasyPalette,
  tips: Point[],
  crown: { x: number; y: number },
  front: number,
) {
  const { brush, unit, random } = sheet;
  const [light, middle, dark] = palette.grass;
  const low = mix(dark, palette.sky[1], 0.35);
  for (const [x, y] of tips) {
    times(front < 1 ? 3 : 6, () => {
      const leafX = x + (random() + random() - 1) * unit * 0.085;
      const leafY = y + (random() + random() - 1) * unit * 0.065;
      const warmth = clamp(1 - Math.hypot(leafX - crown.x, leafY - crown.y) / (unit * 0.5));
      const shaded = mix(low, middle, front * random.between(0.35, 1) * (0.55 + 0.45 * warmth));
      const body = mix(shaded, mix(light, palette.glow, 0.4), warmth * front * random.between(0.15, 0.75));
      const radius = unit * random.between(0.009, 0.026) * (front < 1 ? 2 : 1);
      disc(brush, leafX, leafY, radius, css(body, front < 1 ? 0.96 : 0.92));
      if (front === 1 && random() < 0.35 + warmth * 0.3) {
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

export function lanterns({ brush, unit, random }: Sheet, palette: FantasyPalette, tips: Point[]) {
  for (const [index, [x, y]] of tips.entries()) {
    if (index % 11) continue;
    const length = unit * random.between(0.05, 0.15);
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
