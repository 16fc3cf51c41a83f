import {
  apart,
  blended,
  box,
  disc,
  downwards,
  evenly,
  glow,
  polygon,
  sideways,
  shape,
  type Point,
} from '../brushes';
import { css, mix } from '../colour';
import { clamp, lerp, steps, TAU, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { FantasyPalette } from './palette';

/** Height of an island's meadow, from its left end (0) to its right end (1). */
type Meadow = (share: number) => number;

/** A floating rock with a meadow on it. */
export function island(
  sheet: Sheet,
  palette: FantasyPalette,
  x: number,
  y: number,
  width: number,
  main: boolean,
): Meadow {
  const { brush, random, noise } = sheet;
  const [, rock, dark] = palette.rock;
  const depth = width * (main ? 0.78 : 0.9);
  const corners = 15;
  const keel: Point[] = Array.from({ length: corners + 1 }, (_, index) => {
    const share = index / corners;
    const sag = Math.pow(Math.sin(share * Math.PI), 0.72) * depth * random.between(0.72, 1.12);
    return [x - width / 2 + width * share, y + sag * (1 - 0.35 * Math.abs(share - 0.5))];
  });
  const stone = brush.createLinearGradient(x - width * 0.3, y, x + width * 0.4, y + depth);
  stone.addColorStop(0, css(dark));
  stone.addColorStop(0.5, css(rock));
  stone.addColorStop(1, css(mix(rock, palette.sky[3], 0.5)));
  polygon(brush, [[x - width / 2, y], ...keel, [x + width / 2, y]], stone);
  apart(brush, () => {
    brush.clip();
    facets(sheet, palette, keel, x, y, width, depth);
    const shadow = downwards(brush, y, y + depth * 0.25, [
      [0, dark, 0.75],
      [1, dark, 0],
    ]);
    box(brush, x - width, y, width * 2, depth * 0.3, shadow);
    const haze = downwards(brush, y + depth * 0.4, y + depth, [
      [0, palette.sky[3], 0],
      [1, palette.sky[3], 0.55],
    ]);
    box(brush, x - width, y, width * 2, depth * 1.1, haze);
  });

  const meadow: Meadow = (share) =>
    y - Math.sin(share * Math.PI) * width * 0.075 - noise.layered(share * 5 + x, 1, 3) * width * 0.05;
  const left = x - width / 2;
  const ledge = (share: number) =>
    width * (0.014 + 0.03 * Math.abs(Math.sin(share * 51 + x)) * Math.sin(share * Math.PI));
  shape(brush, sideways(brush, left, left + width, evenly(...[...palette.grass].reverse())), () => {
    brush.moveTo(left, y + width * 0.012);
    for (const share of steps(31)) brush.lineTo(left + width * share, meadow(share) + width * 0.02);
    for (const share of steps(31).reverse()) brush.lineTo(left + width * share, y + ledge(share));
  });
  return meadow;
}

function facets(
  { brush, random }: Sheet,
  { rock: [bright, , dark] }: FantasyPalette,
  keel: Point[],
  x: number,
  y: number,
  width: number,
  depth: number,
) {
  times(46, () => {
    const index = random.whole(0, keel.length - 2);
    const [from, to] = [keel[index], keel[index + 1]];
    if (!from || !to) return;
    const top = lerp(y, from[1], random.between(0, 0.8));
    const tint = random() < 0.55 ? bright : dark;
    const strength = random.between(0.1, 0.42) * (from[0] > x - width * 0.15 ? 1 : 0.7);
    polygon(
      brush,
      [
        [from[0], top - depth * 0.1],
        [to[0] + width * 0.02, top + depth * random.between(-0.05, 0.1)],
        [lerp(from[0], to[0], random.between(0.2, 0.9)), from[1] + 4],
      ],
      css(tint, strength),
    );
  });
}

/** A round tree, lit from the right. */
export function roundTree(
  { brush, random }: Sheet,
  palette: FantasyPalette,
  x: number,
  y: number,
  size: number,
): void {
  const [light, middle, dark] = palette.grass;
  box(brush, x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.55, css(palette.rock[2]));
  times(13, () => {
    const [angle, distance] = [random() * TAU, random() * size * 0.32];
    const [leafX, leafY] = [
      x + Math.cos(angle) * distance,
      y - size * 0.72 + Math.sin(angle) * distance * 0.7,
    ];
    const side = mix(middle, light, clamp((leafX - x) / size + 0.5));
    const tint = mix(dark, side, clamp(0.5 - ((leafY - y + size * 0.72) / size) * 1.3));
    disc(brush, leafX, leafY, size * random.between(0.12, 0.24), css(tint));
  });
}

/** A waterfall that dissolves into mist. */
export function waterfall(
  sheet: Sheet,
  palette: FantasyPalette,
  x: number,
  y: number,
  width: number,
  length: number,
): void {
  const { brush, random } = sheet;
  const water = downwards(brush, y, y + length, [
    [0, '#ffffff', 0.75],
    [0.5, palette.cloud[1], 0.5],
    [1, palette.cloud[0], 0],
  ]);
  blended(brush, 'screen', 1, () => {
    times(9, () => {
      const aside = (random() - 0.5) * width;
      shape(brush, water, () => {
        brush.moveTo(x + aside * 0.7 - width * 0.1, y);
        brush.bezierCurveTo(
          x + aside,
          y + length * 0.1,
          x + aside,
          y + length * 0.6,
          x + aside * 1.5,
          y + length,
        );
        brush.lineTo(x + aside * 1.5 + width * 0.25, y + length);
        const inner = x + aside + width * 0.2;
        brush.bezierCurveTo(
          inner,
          y + length * 0.6,
          inner,
          y + length * 0.1,
          x + aside * 0.7 + width * 0.1,
          y,
        );
      });
    });
  });
  glow(brush, x, y + length * 0.94, width * 2.4, palette.cloud[0], 0.35, 'screen');
}
