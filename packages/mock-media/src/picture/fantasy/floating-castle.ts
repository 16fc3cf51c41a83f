import { mix } from '../colour';
import { apart, downwards, shape } from '../brushes';
import { bloom, grain, vignette } from '../finish';
import { times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { castle } from './castle';
import { dragonSilhouette } from './dragon';
import { island, roundTree, waterfall } from './island';
import { FANTASY, type FantasyPalette } from './palette';
import { beams, cloudBank, floatingLights, cloudySky, ringedMoon } from './sky';

const SMALL_ISLANDS = [
  { x: 0.1, y: 0.36, width: 0.12 },
  { x: 0.9, y: 0.5, width: 0.14 },
  { x: 0.8, y: 0.64, width: 0.09 },
  { x: 0.2, y: 0.6, width: 0.07 },
];

export const floatingCastle: Scene = {
  words: ['castle', 'island', 'float', 'palace', 'kingdom', 'waterfall'],
  render(sheet) {
    const { brush, width, height, unit, random, wide } = sheet;
    const palette = sheet.choose(FANTASY);
    const moon = {
      x: width * random.between(0.6, 0.72),
      y: height * random.between(0.26, 0.34),
      radius: unit * 0.19,
    };
    const horizon = height * 0.74;

    cloudySky(sheet, palette, horizon, moon);
    ringedMoon(sheet, palette, moon);
    spires(sheet, palette, horizon);
    cloudBank(sheet, palette, horizon + height * 0.02, unit * 0.08, 0.75);
    for (const place of SMALL_ISLANDS) {
      apart(brush, () => {
        brush.globalAlpha = 0.88;
        smallIsland(sheet, palette, width * place.x, height * place.y, unit * place.width * 1.6);
      });
    }
    castleIsland(sheet, palette, width * (wide ? 0.37 : 0.46), height * 0.64, unit * 0.86);
    const dragonX = width * (wide ? 0.76 : 0.8);
    dragonSilhouette(brush, dragonX, height * 0.5, unit * 0.17, mix(palette.sky[0], palette.cloud[3], 0.35));
    beams(sheet, moon, palette.moon, height * 1.3);
    cloudBank(sheet, palette, height * 0.93, unit * 0.12);
    cloudBank(sheet, palette, height * 1.03, unit * 0.15);
    floatingLights(sheet, palette);
    bloom(sheet, 0.2, 32, 2);
    vignette(sheet, 0.3);
    grain(sheet, 4);
  },
};

/** Needles of rock in the haze. */
function spires({ brush, width, height, unit, random }: Sheet, palette: FantasyPalette, horizon: number) {
  const foot = horizon + height * 0.08;
  times(3, (range) => {
    times(7, (index) => {
      const x = width * (index / 6 + random.between(-0.06, 0.06));
      const rise = height * random.between(0.08, 0.2) * (1 + range * 0.2);
      const half = unit * random.between(0.1, 0.22);
      const haze = downwards(brush, horizon - rise, horizon + height * 0.04, [
        [0, mix(palette.sky[2], palette.cloud[2], 0.3 + range * 0.22), 0.9],
        [1, palette.sky[3], 0.75],
      ]);
      shape(brush, haze, () => {
        brush.moveTo(x - half, foot);
        brush.bezierCurveTo(
          x - half * 0.4,
          horizon - rise * 0.2,
          x - half * 0.14,
          horizon - rise * 0.7,
          x,
          horizon - rise,
        );
        brush.bezierCurveTo(
          x + half * 0.12,
          horizon - rise * 0.6,
          x + half * 0.5,
          horizon - rise * 0.1,
          x + half,
          foot,
        );
      });
    });
  });
}

function smallIsland(sheet: Sheet, palette: FantasyPalette, x: number, y: number, width: number) {
  const { random } = sheet;
  const meadow = island(sheet, palette, x, y, width, false);
  times(5, () => {
    const share = random.between(0.15, 0.85);
    roundTree(
      sheet,
      palette,
      x - width / 2 + width * share,
      meadow(share) + width * 0.03,
      width * random.between(0.13, 0.24),
    );
  });
  waterfall(sheet, palette, x + width * 0.2, y, width * 0.05, width);
}

function castleIsland(sheet: Sheet, palette: FantasyPalette, x: number, y: number, width: number) {
  const { height, random } = sheet;
  const meadow = island(sheet, palette, x, y, width, true);
  const plant = (share: number, sink: number, size: number) =>
    roundTree(sheet, palette, x - width / 2 + width * share, meadow(share) + width * sink, width * size);
  waterfall(sheet, palette, x - width * 0.27, y, width * 0.055, height * 0.34);
  waterfall(sheet, palette, x + width * 0.3, y, width * 0.035, height * 0.3);
  times(12, () => {
    const share = random.between(0.04, 0.96);
    if (Math.abs(share - 0.5) > 0.1) plant(share, 0.025, random.between(0.07, 0.12));
  });
  castle(sheet, palette, x, meadow(0.5) + width * 0.035, width * 0.5);
  times(26, () => plant(random.between(0.03, 0.97), 0.05, random.between(0.045, 0.09)));
}
