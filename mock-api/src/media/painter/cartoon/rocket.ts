import type { Canvas2D } from '../../canvas';
import { apart, disc, downwards, evenly, box, oval, placed, shape } from '../brushes';
import { css } from '../colour';
import { vignette } from '../finish';
import { TAU, lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { halftone, penOf, sparkle, type Pen } from './ink';

interface RocketPalette {
  words: readonly string[];
  sky: readonly [string, string];
  planet: readonly [ground: string, stripe: string, shade: string];
  ring: string;
  moon: readonly [string, string];
  hull: readonly [string, string];
  trim: readonly [string, string];
  glass: string;
  ink: string;
}

const PALETTES: readonly RocketPalette[] = [
  {
    words: ['violet', 'night', 'planet'],
    sky: ['#2b1a78', '#6b3fd6'],
    planet: ['#ff9a5c', '#ffc27a', '#e0683f'],
    ring: '#ffe08a',
    moon: ['#7ef0d6', '#46c9b0'],
    hull: ['#fff6e6', '#d9cdf0'],
    trim: ['#ff5470', '#d12e57'],
    glass: '#7fdcff',
    ink: '#170a3c',
  },
  {
    words: ['teal', 'green', 'snack'],
    sky: ['#04606e', '#17b3a6'],
    planet: ['#ffd84d', '#fff0a0', '#f2a52e'],
    ring: '#ff8fb0',
    moon: ['#ff8a6b', '#e0603f'],
    hull: ['#ffffff', '#cdeae6'],
    trim: ['#7a5cff', '#5638d6'],
    glass: '#ffe27a',
    ink: '#06263a',
  },
  {
    words: ['pink', 'red', 'sunset'],
    sky: ['#d63a7c', '#ff9a6b'],
    planet: ['#5f7cff', '#8fb0ff', '#3d52d6'],
    ring: '#fff0c0',
    moon: ['#ffe27a', '#f2b53f'],
    hull: ['#fff8ee', '#f3d2cf'],
    trim: ['#21b5a0', '#0d8a7c'],
    glass: '#c9f4ff',
    ink: '#3a0b33',
  },
];

/** A rocket on its way past a planet with a ring. */
export const rocket: Scene = {
  words: ['rocket', 'space', 'planet', 'star', 'orbit', 'astronaut'],
  paint(sheet) {
    const { brush, width, height, unit, wide, tall, chance } = sheet;
    const palette = sheet.choose(PALETTES);
    const pen = penOf(brush, palette.ink, unit * 0.013);
    const side = chance.sign();
    const across = (share: number) => (side > 0 ? width * share : width * (1 - share));

    box(brush, 0, 0, width, height, downwards(brush, 0, height, evenly(...palette.sky)));
    halftone(brush, width, height * 0.7, unit * 0.03, css('#ffffff', 0.1));
    const planetAt = { x: across(wide ? 0.8 : 0.76), y: height * (tall ? 0.82 : 0.8), radius: unit * 0.3 };
    times(3, (ring) => {
      disc(brush, planetAt.x, planetAt.y, planetAt.radius * (2.6 - ring * 0.45), css('#ffffff', 0.07));
    });
    stars(sheet, palette.ink);
    moon(brush, pen, palette, across(wide ? 0.86 : 0.84), height * 0.17, unit * 0.08);
    planet(brush, pen, palette, planetAt, -0.3 * side);
    const rocketAt = { x: across(wide ? 0.4 : 0.4), y: height * (tall ? 0.4 : 0.44) };
    trail(sheet, pen, rocketAt, side);
    apart(brush, () => {
      brush.translate(rocketAt.x, rocketAt.y);
      brush.rotate(0.62 * side);
      placed(brush, 0, 0, unit * (tall ? 0.5 : 0.46), () => {
        ship(brush, penOf(brush, palette.ink, 2.9), palette);
      });
    });
    vignette(sheet, 0.12);
  },
};

function stars({ brush, width, height, unit, chance }: Sheet, ink: string) {
  times(70, () => {
    disc(
      brush,
      width * chance(),
      height * chance(),
      unit * chance.between(0.002, 0.006),
      css('#ffffff', 0.85),
    );
  });
  const pen = penOf(brush, ink, unit * 0.008);
  times(9, (index) => {
    const [x, y] = [width * ((index + chance.between(0.1, 0.9)) / 9), height * chance.between(0.05, 0.92)];
    const size = unit * chance.between(0.016, 0.036);
    pen.inked(index % 3 ? '#ffffff' : '#ffe27a', () => sparkle(brush, x, y, size));
  });
}

function moon(
  brush: Canvas2D,
  pen: Pen,
  { moon: [face, crater] }: RocketPalette,
  x: number,
  y: number,
  r: number,
) {
  pen.inked(face, () => brush.arc(x, y, r, 0, TAU));
  oval(brush, x - r * 0.3, y - r * 0.25, r * 0.26, r * 0.22, crater);
  oval(brush, x + r * 0.36, y + r * 0.2, r * 0.2, r * 0.18, crater);
  oval(brush, x - r * 0.12, y + r * 0.5, r * 0.15, r * 0.12, crater);
}

function planet(
  brush: Canvas2D,
  pen: Pen,
  palette: RocketPalette,
  { x, y, radius }: { x: number; y: number; radius: number },
  tilt: number,
) {
  const [ground, stripe, shade] = palette.planet;
  const ringHalf = (from: number, to: number) => {
    brush.beginPath();
    brush.ellipse(x, y, radius * 1.62, radius * 0.42, tilt, from, to);
    pen.stroke(5.2);
    brush.strokeStyle = palette.ring;
    brush.lineWidth = radius * 0.15;
    brush.stroke();
  };
  ringHalf(Math.PI, TAU);
  pen.inked(ground, () => brush.arc(x, y, radius, 0, TAU), 1.1);
  apart(brush, () => {
    brush.beginPath();
    brush.arc(x, y, radius * 0.98, 0, TAU);
    brush.clip();
    brush.translate(x, y);
    brush.rotate(tilt);
    for (const [at, thick] of [
      [-0.62, 0.14],
      [-0.18, 0.1],
      [0.24, 0.2],
      [0.72, 0.12],
    ] as const) {
      oval(brush, radius * 0.1, radius * at, radius * 1.1, radius * thick, stripe);
    }
    brush.beginPath();
    brush.arc(-radius * 0.28, -radius * 0.24, radius * 1.16, 0, TAU);
    brush.rect(radius * 2, -radius * 2, -radius * 4, radius * 4);
    brush.fillStyle = css(shade, 0.75);
    brush.fill('evenodd');
    oval(brush, -radius * 0.5, -radius * 0.55, radius * 0.16, radius * 0.09, css('#ffffff', 0.6), -0.7);
  });
  ringHalf(0, Math.PI);
}

function trail({ brush, unit, chance }: Sheet, pen: Pen, from: { x: number; y: number }, side: number) {
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const distance = unit * lerp(0.36, 0.86, share);
    return {
      x: from.x - side * Math.sin(0.62 + share * 0.25) * distance + unit * chance.between(-0.03, 0.03),
      y: from.y + Math.cos(0.62 + share * 0.25) * distance + unit * chance.between(-0.02, 0.02),
      radius: unit * lerp(0.035, 0.1, share),
    };
  }).reverse();
  for (const { x, y, radius } of puffs) pen.inked('#ffffff', () => brush.arc(x, y, radius, 0, TAU), 0.9);
  for (const { x, y, radius } of puffs) {
    disc(brush, x, y, radius * 0.9, '#ffffff');
    disc(brush, x + radius * 0.2, y + radius * 0.24, radius * 0.6, css('#c9c2ea', 0.55));
  }
}

/** Nose up, 100 units high. */
function ship(brush: Canvas2D, pen: Pen, { hull, trim, glass, ink }: RocketPalette) {
  const flame = (length: number, halfWidth: number) => () => {
    brush.moveTo(-halfWidth, 38);
    brush.bezierCurveTo(-halfWidth * 1.7, 38 + length * 0.5, -2, 38 + length * 0.6, 0, 38 + length);
    brush.bezierCurveTo(2, 38 + length * 0.6, halfWidth * 1.7, 38 + length * 0.5, halfWidth, 38);
  };
  pen.inked('#ff8a2e', flame(46, 11));
  shape(brush, '#ffe27a', flame(28, 6.5));

  for (const side of [-1, 1]) {
    pen.inked(side > 0 ? trim[1] : trim[0], () => {
      brush.moveTo(side * 19, 2);
      brush.bezierCurveTo(side * 34, 10, side * 42, 26, side * 40, 46);
      brush.bezierCurveTo(side * 34, 36, side * 26, 32, side * 15, 31);
    });
  }
  pen.inked(ink, () => brush.rect(-11, 29, 22, 9), 1);
  const body = () => {
    brush.moveTo(0, -66);
    brush.bezierCurveTo(25, -44, 29, 0, 17, 31);
    brush.lineTo(-17, 31);
    brush.bezierCurveTo(-29, 0, -25, -44, 0, -66);
  };
  shape(brush, hull[0], body);
  apart(brush, () => {
    brush.clip();
    shape(brush, hull[1], () => {
      brush.moveTo(6, -70);
      brush.bezierCurveTo(20, -30, 16, 10, 8, 40);
      brush.lineTo(40, 40);
      brush.lineTo(40, -70);
    });
    box(brush, -40, -76, 80, 38, trim[0]);
    box(brush, 9, -76, 40, 38, trim[1]);
    box(brush, -40, 16, 80, 7, trim[0]);
    oval(brush, -12, -46, 3, 9, css('#ffffff', 0.6), 0.4);
  });
  brush.beginPath();
  body();
  brush.closePath();
  pen.stroke();
  pen.curve(
    [
      [-16.5, -38],
      [16.5, -38],
    ],
    0.8,
  );
  pen.inked(trim[0], () => brush.arc(0, -12, 15, 0, TAU), 0.9);
  pen.inked(glass, () => brush.arc(0, -12, 10.5, 0, TAU), 0.8);
  // Somebody looks out.
  oval(brush, 0, -6.5, 7.4, 6.6, ink);
  for (const side of [-1, 1]) disc(brush, side * 3, -8, 2.3, '#ffffff');
  for (const side of [-1, 1]) disc(brush, side * 3 + 0.7, -8, 1.1, ink);
  oval(brush, -5, -17, 2.6, 1.5, css('#ffffff', 0.9), -0.6);
  pen.inked(trim[0], () => brush.rect(-3, 12, 6, 32), 0.9);
}
