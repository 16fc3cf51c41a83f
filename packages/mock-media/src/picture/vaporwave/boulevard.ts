import { bloom, grain, vignette } from '../finish';
import type { Scene } from '../sheet';
import { VAPOR } from './palette';
import { palm } from './palm';
import { chromeBall, column } from './props';
import { gridFloor } from './floors';
import { mountains, oldScreen, sky, stars, stripedSun } from './set';

export const boulevard: Scene = {
  words: ['boulevard', 'palm', 'column', 'road', 'drive', 'beach'],
  render(sheet) {
    const { width, height, unit, wide } = sheet;
    const palette = sheet.choose(VAPOR);
    const horizon = height * 0.62;
    const sun = { x: width * 0.5, y: horizon - unit * 0.31 * 0.62, radius: unit * 0.31 };

    sky(sheet, palette, horizon);
    stars(sheet, horizon);
    const sunLayer = stripedSun(sheet, palette, sun);
    mountains(sheet, palette, horizon);
    gridFloor(sheet, palette, horizon, sun, sunLayer);
    column(sheet, palette, {
      x: width * (wide ? 0.24 : 0.2),
      base: height * 0.86,
      height: height * 0.52,
      lightX: sun.x,
    });
    column(sheet, palette, {
      x: width * (wide ? 0.78 : 0.84),
      base: height * 0.8,
      height: height * 0.4,
      lightX: sun.x,
    });
    if (wide) {
      const stump = {
        x: width * 0.885,
        base: height * 0.75,
        height: height * 0.3,
        broken: true,
        lightX: sun.x,
      };
      column(sheet, palette, stump);
    }
    chromeBall(sheet, palette, sun.x + unit * (wide ? 0.2 : 0.12), height * 0.76, unit * 0.085);
    palm(sheet, palette, width * (wide ? 0.07 : 0.03), height * 0.98, height * 0.66, 0.1);
    palm(sheet, palette, width * (wide ? 0.96 : 0.99), height, height * 0.5, -0.12);
    if (wide) palm(sheet, palette, width * 0.015, height * 0.92, height * 0.42, 0.16);
    bloom(sheet, 0.45, 32, 1);
    oldScreen(sheet);
    vignette(sheet, 0.3);
    grain(sheet, 5);
  },
};
