import { css, mix } from '../colour';
import { downwards, evenly, glow, shape } from '../brushes';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { dusk, summer } from './air';
import { standing } from './figure';
import { farHills, flowers, grass, petals, powerLine, townLights } from './land';
import { cumulus, farClouds, sky, streaks } from './sky';

export const hill: Scene = {
  words: ['hill', 'summer', 'wind', 'grass', 'cloud', 'meadow', 'field'],
  render(sheet) {
    const { brush, width, height, unit, random, noise } = sheet;
    const air = sheet.choose([summer, summer, dusk]);
    const horizon = height * 0.8;
    const side = random.sign();
    const figureX = width * (0.5 - side * 0.2);
    const ground = (x: number) =>
      height * (0.93 - 0.09 * Math.exp(-((x / width - (0.5 - side * 0.2)) ** 2) / 0.07)) +
      noise.layered((x / width) * 3, 3, 3) * height * 0.03;
    const perUnit = width / unit;

    sky(sheet, air, horizon);
    if (air === dusk) setSun(sheet, horizon);
    streaks(sheet, air);
    farClouds(sheet, air, horizon);
    const towerX = width * (0.5 + side * 0.2);
    cumulus(sheet, { x: towerX, base: horizon, width: unit * 1.05, height: height * 0.66 }, air.clouds);
    cumulus(
      sheet,
      { x: towerX - side * unit * 0.5, base: horizon * 1.01, width: unit * 0.66, height: height * 0.3 },
      air.clouds,
    );
    farHills(sheet, air, horizon);
    if (air === dusk) townLights(sheet, horizon);

    const nearest = figureX - side * unit * 0.4;
    const poles = [
      { x: nearest, scale: 1 },
      { x: nearest + side * unit * 0.62, scale: 0.52 },
      { x: nearest + side * unit * 0.95, scale: 0.33 },
    ].map(({ x, scale }) => ({ x, scale, foot: ground(x) + unit * 0.05 * scale }));
    powerLine(sheet, poles, side, css(mix(air.wood, air.hill[2], 0.3)));
    shape(brush, downwards(brush, height * 0.8, height, evenly(...air.hill)), () => {
      brush.moveTo(0, height);
      for (let x = 0; x <= width + 3; x += 3) brush.lineTo(x, ground(x));
      brush.lineTo(width, height);
    });
    grass(sheet, {
      root: ground,
      spread: unit * 0.02,
      count: 420 * perUnit,
      length: unit * 0.035,
      colours: air.blades.slice(0, 3),
    });
    standing(brush, figureX, ground(figureX) + unit * 0.018, unit * 0.36, air.figure);
    grass(sheet, {
      root: (x) => ground(x) + height * 0.02,
      spread: height * 0.05,
      count: 520 * perUnit,
      length: unit * 0.06,
      colours: air.blades,
    });
    flowers(sheet, air, ground);
    grass(sheet, {
      root: () => height * 1.01,
      spread: height * 0.02,
      count: 260 * perUnit,
      length: unit * 0.12,
      colours: air.blades.slice(0, 4),
    });
    petals(sheet, air);
    if (air === summer) lensFlare(sheet, side);
    bloom(sheet, 0.14, 16, 2);
    vignette(sheet, 0.14);
    grain(sheet, 2);
  },
};

function setSun({ brush, width, unit }: Sheet, horizon: number) {
  const [x, y] = [width * 0.36, horizon * 0.93];
  glow(brush, x, y, unit, '#ffcf80', 0.6);
  glow(brush, x, y, unit * 0.3, '#fff3c8', 0.9);
  glow(brush, x, y, unit * 0.12, '#fffbe8', 1);
}

function lensFlare({ brush, width, height, unit }: Sheet, side: number) {
  const sun = { x: side > 0 ? width * 0.1 : width * 0.9, y: height * 0.04 };
  const colours = ['#ffd7a0', '#a0ffd0', '#ffc0e0'];
  glow(brush, sun.x, sun.y, unit * 0.7, '#fff6d8', 0.8);
  times(5, (index) => {
    const share = (index + 1) / 5;
    const [x, y] = [lerp(sun.x, width - sun.x, share), lerp(sun.y, height * 0.9, share)];
    glow(brush, x, y, unit * (0.03 + ((index + 1) % 3) * 0.03), colours[(index + 1) % 3] ?? '#ffffff', 0.16);
  });
}
