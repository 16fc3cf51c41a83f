import { downwards, glow, polygon, shape } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { VAPOR, type VaporPalette } from './palette';
import { palm } from './palm';
import { column, desktopWindow } from './props';
import { stripedSea } from './floors';
import { oldScreen, sky, stars, stripedSun } from './set';
import { marbleHead } from './marble-head';

export const bust: Scene = {
  words: ['bust', 'statue', 'marble', 'head', 'sea', 'ocean', 'water', 'flood'],
  render(sheet) {
    const { brush, width, height, unit, wide, tall, random } = sheet;
    const palette = sheet.choose(VAPOR);
    const side = random.sign();
    const horizon = height * (tall ? 0.64 : 0.68);
    const x = width * (wide ? 0.5 - side * 0.1 : 0.5);
    const sun = { x: x + side * unit * 0.06, y: horizon - unit * 0.3, radius: unit * 0.36 };
    const waterline = horizon + unit * 0.1;

    sky(sheet, palette, horizon);
    stars(sheet, horizon);
    const sunLayer = stripedSun(sheet, palette, sun);
    farIslands(sheet, palette, horizon);
    stripedSea(sheet, palette, horizon, sun, sunLayer);
    if (wide) {
      const aside = x + side * unit * 0.72;
      column(sheet, palette, { x: aside, base: horizon + unit * 0.08, height: unit * 0.42, lightX: sun.x });
      column(sheet, palette, {
        x: aside + side * unit * 0.16,
        base: horizon + unit * 0.06,
        height: unit * 0.3,
        broken: true,
        lightX: sun.x,
      });
    }
    const windowX = wide ? x - side * unit * 0.62 : x - side * unit * 0.3;
    desktopWindow(sheet, palette, windowX - unit * 0.15, horizon - unit * 0.47, unit * 0.3, unit * 0.2);
    marbleHead(sheet, palette, x, waterline, unit * 0.66, side);
    foam(sheet, palette, x, waterline, unit * 0.27);
    const palmX = width * (0.5 + side * (wide ? 0.47 : -0.5));
    if (tall || wide)
      palm(sheet, palette, palmX, height * 1.02, height * (wide ? 0.6 : 0.42), side * (wide ? -0.14 : 0.1));
    glow(brush, sun.x, horizon, unit * 0.6, palette.sun[1], 0.22, 'screen');
    bloom(sheet, 0.36, 32, 1);
    oldScreen(sheet);
    vignette(sheet, 0.3);
    grain(sheet, 5);
  },
};

function farIslands({ brush, width, unit, noise }: Sheet, palette: VaporPalette, horizon: number) {
  shape(brush, css(mix(palette.mountain[0], palette.sky[3], 0.5)), () => {
    brush.moveTo(0, horizon + 1);
    for (let x = 0; x <= width + 3; x += 3) {
      const edge = Math.pow(Math.abs(x / width - 0.5) * 2, 1.2);
      brush.lineTo(x, horizon - unit * 0.16 * edge * noise.layered((x / unit) * 4, 3, 5));
    }
    brush.lineTo(width, horizon + 1);
  });
}

/** Foam around the marble. */
function foam({ brush, unit, random }: Sheet, palette: VaporPalette, x: number, y: number, half: number) {
  for (const [reach, width, opacity] of [
    [1.22, 0.006, 0.85],
    [1.5, 0.004, 0.5],
    [1.9, 0.003, 0.3],
  ] as const) {
    brush.beginPath();
    brush.ellipse(x, y, half * reach, half * reach * 0.09, 0, 0, Math.PI * 2);
    brush.strokeStyle = css('#ffffff', opacity);
    brush.lineWidth = unit * width;
    brush.stroke();
  }
  const veil = downwards(brush, y - unit * 0.03, y + unit * 0.02, [
    [0, palette.sky[3], 0],
    [1, palette.sky[3], 0.55],
  ]);
  polygon(
    brush,
    [
      [x - half * 1.2, y - unit * 0.03],
      [x + half * 1.2, y - unit * 0.03],
      [x + half * 1.2, y],
      [x - half * 1.2, y],
    ],
    veil,
  );
  times(14, () =>
    glow(
      brush,
      x + (random() - 0.5) * half * 2.6,
      y + (random() - 0.5) * unit * 0.02,
      unit * 0.012,
      '#ffffff',
      0.8,
    ),
  );
}
