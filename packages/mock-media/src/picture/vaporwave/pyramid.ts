import { box, disc, downwards, glow, line, polygon, shape, type Point } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { VAPOR, type VaporPalette } from './palette';
import { chromeBall } from './props';
import { gridFloor } from './floors';
import { mountains, oldScreen, sky, stars, stripedSun } from './set';

export const pyramid: Scene = {
  words: ['pyramid', 'grid', 'mountain', 'desert', 'silence', 'temple', 'triangle'],
  render(sheet) {
    const { brush, width, height, unit, tall, random } = sheet;
    const palette = sheet.choose(VAPOR);
    const side = random.sign();
    const horizon = height * (tall ? 0.6 : 0.66);
    const x = width * 0.5;
    const sun = { x: x + side * unit * 0.3, y: horizon - unit * 0.46, radius: unit * 0.15 };

    sky(sheet, palette, horizon);
    stars(sheet, horizon);
    orbit(sheet, palette, x, horizon - unit * 0.26);
    const sunLayer = stripedSun(sheet, palette, sun);
    mountains(sheet, palette, horizon, 0.8);
    gridFloor(sheet, palette, horizon, { ...sun, x }, sunLayer);
    const size = { base: horizon + unit * 0.03, rise: unit * 0.5, half: unit * 0.37 };
    reflection(sheet, palette, x, size);
    solid(sheet, palette, x, size, side);
    glow(brush, x, size.base - size.rise, unit * 0.16, '#ffffff', 0.75);
    beam(sheet, palette, x, size.base - size.rise);
    chromeBall(sheet, palette, x - side * unit * 0.34, horizon + (height - horizon) * 0.4, unit * 0.055);
    chromeBall(sheet, palette, x + side * unit * 0.3, horizon + (height - horizon) * 0.62, unit * 0.085);
    bloom(sheet, 0.42, 32, 1);
    oldScreen(sheet);
    vignette(sheet, 0.32);
    grain(sheet, 5);
  },
};

interface Size {
  base: number;
  rise: number;
  half: number;
}

/** Thin circles around the pyramid, with two small moons on them. */
function orbit({ brush, unit }: Sheet, palette: VaporPalette, x: number, y: number) {
  for (const reach of [0.42, 0.5, 0.64]) {
    brush.beginPath();
    brush.arc(x, y, unit * reach, 0, Math.PI * 2);
    brush.strokeStyle = css(palette.sky[4], 0.32);
    brush.lineWidth = unit * 0.0022;
    brush.stroke();
  }
  for (const [reach, angle, size] of [
    [0.5, -2.5, 0.016],
    [0.64, -0.5, 0.026],
    [0.42, -1.1, 0.01],
  ] as const) {
    disc(
      brush,
      x + Math.cos(angle) * unit * reach,
      y + Math.sin(angle) * unit * reach,
      unit * size,
      palette.sun[0],
    );
  }
}

function solid(
  { brush, unit }: Sheet,
  palette: VaporPalette,
  x: number,
  { base, rise, half }: Size,
  side: number,
) {
  const tip: Point = [x, base - rise];
  const edge: Point = [x + side * half * 0.24, base + unit * 0.028];
  const faces = [
    { foot: [x - side * half, base] as Point, colours: [palette.sky[4], palette.sky[2], palette.sky[1]] },
    { foot: [x + side * half, base] as Point, colours: [palette.sky[1], palette.sky[0], palette.floor[1]] },
  ];
  for (const { foot, colours } of faces) {
    const [top = '', middle = '', bottom = ''] = colours;
    const slope = downwards(brush, tip[1], base, [
      [0, mix(top, '#ffffff', 0.25)],
      [0.5, middle],
      [1, mix(bottom, palette.sky[2], 0.25)],
    ]);
    polygon(brush, [tip, foot, edge], slope);
    times(13, (course) => {
      const down = (course + 1) / 14;
      const at = ([toX, toY]: Point): Point => [lerp(tip[0], toX, down), lerp(tip[1], toY, down)];
      line(brush, [at(foot), at(edge)], css(palette.grid, 0.18 + down * 0.3), unit * 0.0018);
    });
    line(brush, [tip, foot, edge], css(palette.grid, 0.9), unit * 0.003);
  }
  line(brush, [tip, edge], css('#ffffff', 0.9), unit * 0.0034);
  // The eye near the top.
  const eye = { x: x - side * half * 0.04, y: base - rise * 0.62 };
  shape(brush, css('#ffffff', 0.85), () => {
    brush.moveTo(eye.x - unit * 0.05, eye.y);
    brush.quadraticCurveTo(eye.x, eye.y - unit * 0.045, eye.x + unit * 0.05, eye.y);
    brush.quadraticCurveTo(eye.x, eye.y + unit * 0.045, eye.x - unit * 0.05, eye.y);
  });
  disc(brush, eye.x, eye.y, unit * 0.018, palette.sky[0]);
  glow(brush, eye.x, eye.y, unit * 0.1, palette.grid, 0.6);
}

function reflection({ brush, unit }: Sheet, palette: VaporPalette, x: number, { base, rise, half }: Size) {
  const fade = downwards(brush, base, base + rise * 0.7, [
    [0, palette.sky[3], 0.5],
    [1, palette.sky[2], 0],
  ]);
  polygon(
    brush,
    [
      [x - half, base],
      [x + half, base],
      [x, base + rise * 0.8],
    ],
    fade,
  );
  box(brush, x - half * 1.2, base + unit * 0.026, half * 2.4, unit * 0.004, css(palette.floor[1], 0.4));
}

function beam({ brush, unit }: Sheet, palette: VaporPalette, x: number, y: number) {
  const light = downwards(brush, 0, y, [
    [0, palette.grid, 0],
    [1, '#ffffff', 0.75],
  ]);
  polygon(
    brush,
    [
      [x - unit * 0.022, 0],
      [x + unit * 0.022, 0],
      [x + unit * 0.002, y],
      [x - unit * 0.002, y],
    ],
    light,
  );
}
