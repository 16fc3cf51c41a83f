import { box, disc, downwards, glow, oval, placed, polygon } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { dusk, summer, type Air } from './air';
import { shelter, sign } from './bus-shelter';
import { standing } from './figure';
import { farHills, grass, petals, powerLine, townLights } from './land';
import { cumulus, farClouds, sky, streaks } from './sky';

export const busStop: Scene = {
  words: ['bus', 'stop', 'station', 'wait', 'road', 'rain', 'platform'],
  render(sheet) {
    const { brush, width, height, unit, random, wide } = sheet;
    const air = sheet.choose([dusk, summer]);
    const evening = air === dusk;
    const horizon = height * 0.62;
    const road = height * 0.86;
    const side = random.sign();
    const shelterX = width * 0.5 - side * (wide ? width * 0.2 : unit * 0.17);
    const sun = { x: width * 0.5 + side * width * 0.24, y: horizon * 0.97 };

    sky(sheet, air, horizon);
    if (evening) {
      glow(brush, sun.x, sun.y, unit, '#ffcf80', 0.55);
      glow(brush, sun.x, sun.y, unit * 0.3, '#fff3c8', 0.9);
      disc(brush, sun.x, sun.y, unit * 0.07, '#fffbe8');
    }
    streaks(sheet, air);
    farClouds(sheet, air, horizon);
    const cloudX = width * 0.5 - side * width * 0.12;
    cumulus(sheet, { x: cloudX, base: horizon, width: unit * 0.85, height: height * 0.36 }, air.clouds);
    farHills(sheet, air, horizon, 0.9);
    if (evening) townLights(sheet, horizon + height * 0.02, 70);
    paddies(sheet, air, horizon + height * 0.055, road);
    if (evening) sunPath(sheet, sun.x, horizon + height * 0.06, road);

    const poles = [0.62, 0.36, 0.22].map((scale, index) => ({
      x: shelterX + side * unit * (0.6 + index * 0.34),
      foot: lerp(horizon + height * 0.06, road, scale),
      scale: scale * 0.9,
    }));
    powerLine(sheet, poles, side, css(air.wood));
    const verge = { root: () => road + unit * 0.006, spread: unit * 0.012, wind: 0.35, colours: air.blades };
    grass(sheet, { ...verge, count: (700 * width) / unit, length: unit * 0.05 });
    asphalt(sheet, air, road);
    const size = unit * 0.5;
    placed(brush, shelterX, road + unit * 0.028, size, () => shelter(brush, air), side < 0);
    placed(brush, shelterX + side * unit * 0.37, road + unit * 0.03, size, () => sign(brush, air));
    if (evening) glow(brush, shelterX, road - unit * 0.24, unit * 0.3, '#ffe2a0', 0.55);
    const figureX = shelterX + side * unit * 0.49;
    shadow(sheet, figureX, road + unit * 0.04, side, evening);
    standing(brush, figureX, road + unit * 0.045, unit * 0.3, air.figure);
    grass(sheet, {
      root: () => height * 1.02,
      spread: unit * 0.02,
      count: (150 * width) / unit,
      length: unit * 0.09,
      colours: air.blades,
      wind: 0.4,
    });
    petals(sheet, air);
    bloom(sheet, 0.16, 16, 2);
    vignette(sheet, 0.16);
    grain(sheet, 2);
  },
};

/** Rice fields: water that reflects the sky, dykes, and rows of seedlings. */
function paddies(sheet: Sheet, air: Air, top: number, bottom: number) {
  const { brush, width, height, unit, random } = sheet;
  const [low, lower, lowest] = [air.sky.at(-1), air.sky.at(-2), air.sky.at(-3)].map(
    (stop) => stop?.[1] ?? '#ffffff',
  );
  const water = downwards(brush, top, bottom, [
    [0, low ?? '#ffffff'],
    [0.4, lower ?? '#ffffff'],
    [1, mix(lowest ?? '#ffffff', air.hill[0], 0.3)],
  ]);
  box(brush, 0, top, width, height - top, water);
  const dykes = [0, 0.12, 0.3, 0.56, 0.94];
  dykes.forEach((share, index) => {
    const y = lerp(top, bottom, share);
    const next = lerp(top, bottom, dykes[index + 1] ?? 1);
    const rows = 6;
    const pitch = (next - y) / rows;
    for (let row = 1; row < rows; row++) {
      for (let x = -pitch; x < width + pitch; x += pitch * 0.9) {
        const seedling = pitch * random.between(0.2, 0.62);
        const rootY = y + pitch * (row + random.between(-0.12, 0.12));
        const leaf = css(air.hill[1], random.between(0.35, 0.75));
        box(brush, x + random() * pitch * 0.7, rootY - seedling, Math.max(0.7, pitch * 0.08), seedling, leaf);
      }
    }
    box(brush, 0, y - unit * 0.004, width, unit * (0.006 + share * 0.012), css(air.hill[1]));
  });
}

function sunPath({ brush, unit, random }: Sheet, x: number, top: number, bottom: number) {
  times(60, () => {
    const share = random();
    const half = unit * lerp(0.03, 0.16, share) * random.between(0.3, 1);
    const y = lerp(top, bottom, share);
    oval(brush, x + (random() - 0.5) * unit * 0.1, y, half, unit * 0.003, css('#fff3c8', 0.35));
  });
}

function asphalt({ brush, width, height, unit, random }: Sheet, air: Air, top: number) {
  const base = mix(air.wood, air.far[0], 0.35);
  const tarmac = downwards(brush, top, height, [
    [0, mix(base, air.clouds.lit, 0.25)],
    [1, mix(base, air.hill[2], 0.4)],
  ]);
  box(brush, 0, top + unit * 0.012, width, height, tarmac);
  box(brush, 0, top + unit * 0.012, width, unit * 0.006, css(air.clouds.lit, 0.5));
  for (let x = -unit * 0.1; x < width; x += unit * 0.34) {
    polygon(
      brush,
      [
        [x, height * 0.955],
        [x + unit * 0.19, height * 0.955],
        [x + unit * 0.18, height * 0.968],
        [x - unit * 0.012, height * 0.968],
      ],
      css(air.clouds.lit, 0.75),
    );
  }
  times(120, () => {
    const [x, y] = [width * random(), lerp(top + unit * 0.02, height, random())];
    oval(brush, x, y, unit * random.between(0.004, 0.02), unit * 0.0016, css(air.hill[2], 0.2));
  });
}

function shadow({ brush, unit }: Sheet, x: number, y: number, side: number, evening: boolean) {
  const length = unit * (evening ? 0.34 : 0.14);
  oval(brush, x - side * length * 0.7, y + unit * 0.012, length, unit * 0.014, css('#120a30', 0.35));
}
