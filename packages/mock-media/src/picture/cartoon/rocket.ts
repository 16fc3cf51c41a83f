import type { Canvas2D } from '../../canvas';
import { apart, disc, downwards, evenly, box, oval, placed } from '../brushes';
import { css } from '../colour';
import { vignette } from '../finish';
import { TAU, lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { halftone, penOf, sparkle, type Pen } from './ink';
import { type RocketPalette, PALETTES } from './rocket-palette';
import { ship } from './rocket-ship';

export const rocket: Scene = {
  words: ['rocket', 'space', 'planet', 'star', 'orbit', 'astronaut'],
  render(sheet) {
    const { brush, width, height, unit, wide, tall, random } = sheet;
    const palette = sheet.choose(PALETTES);
    const pen = penOf(brush, palette.ink, unit * 0.013);
    const side = random.sign();
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

function stars({ brush, width, height, unit, random }: Sheet, ink: string) {
  times(70, () => {
    disc(
      brush,
      width * random(),
      height * random(),
      unit * random.between(0.002, 0.006),
      css('#ffffff', 0.85),
    );
  });
  const pen = penOf(brush, ink, unit * 0.008);
  times(9, (index) => {
    const [x, y] = [width * ((index + random.between(0.1, 0.9)) / 9), height * random.between(0.05, 0.92)];
    const size = unit * random.between(0.016, 0.036);
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

function trail({ brush, unit, random }: Sheet, pen: Pen, from: { x: number; y: number }, side: number) {
  const puffs = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const distance = unit * lerp(0.36, 0.86, share);
    return {
      x: from.x - side * Math.sin(0.62 + share * 0.25) * distance + unit * random.between(-0.03, 0.03),
      y: from.y + Math.cos(0.62 + share * 0.25) * distance + unit * random.between(-0.02, 0.02),
      radius: unit * lerp(0.035, 0.1, share),
    };
  }).reverse();
  for (const { x, y, radius } of puffs) pen.inked('#ffffff', () => brush.arc(x, y, radius, 0, TAU), 0.9);
  for (const { x, y, radius } of puffs) {
    disc(brush, x, y, radius * 0.9, '#ffffff');
    disc(brush, x + radius * 0.2, y + radius * 0.24, radius * 0.6, css('#c9c2ea', 0.55));
  }
}
