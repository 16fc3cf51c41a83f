import { bloom, grain, vignette } from '../finish';
import { lerp, smooth } from '../numbers';
import type { Noise } from '../noise';
import type { Scene, Sheet } from '../sheet';
import { photograph, type GroundPoint } from './landscape';
import { blueHour, broadDay, golden, mist, sunDirection, type Radiance } from './light';
import { foregroundPines } from './pines';
import { buildTerrain, cellsFor, SPAN } from './terrain';

export const alpine: Scene = {
  words: ['alpine', 'lake', 'mountain', 'fjord', 'ridge', 'peak', 'north', 'valley', 'snow'],
  render(sheet) {
    const { width, height, noise } = sheet;
    const day = sheet.choose([golden, blueHour, broadDay, mist]);
    const sun = sunDirection(day, 0.35);
    photograph(sheet, {
      day,
      sun,
      terrain: buildTerrain(lakeAndPeaks(sheet), sun, { cells: cellsFor(sheet) }),
      ground: (point, colour) => rockGrassAndSnow(noise, point, colour),
      relief: (x, z, distance) => {
        const strength = 1.1 * Math.exp(-distance * 0.05);
        return [
          (noise.layered(x * 46, z * 46, 3) - 0.5) * strength,
          (noise.layered(x * 46 + 50, z * 46, 3) - 0.5) * strength,
        ];
      },
      waterReach: 9,
      fogFall: 5.5,
      eye: { height: 0.15, horizon: height > width * 1.1 ? 0.66 : 0.64 },
    });
    foregroundPines(sheet, day);
    bloom(sheet, 0.2, 16, 1);
    vignette(sheet, 0.24);
    grain(sheet, 5);
  },
};

function lakeAndPeaks({ noise, random }: Sheet): (x: number, z: number) => number {
  const [shiftX, shiftZ] = [random.between(0, 90), random.between(0, 90)];
  const summit = random.sign() * random.between(0.5, 1);
  return (x, z) => {
    const bay = (noise.layered(x * 1.3 + shiftX, z * 1.3 + shiftZ, 4) - 0.5) * 0.95;
    const shore = Math.hypot((x + 0.15) / 1.75, (z - 1.2) / 1.75) - 1 + bay;
    const bend = noise.layered(x * 0.8, z * 0.8 + shiftX, 3) * 0.5;
    const crest = noise.ridged(x * 0.62 + shiftX + bend, z * 0.62 + shiftZ, 8);
    const peak = Math.exp(-((x - summit * 1.4) ** 2 / 1.1 + (z - 5) ** 2 / 1.3));
    const second = Math.exp(-((x + summit * 2.6) ** 2 / 0.9 + (z - 4.2) ** 2 / 1.2));
    const inland = Math.max(0, shore);
    const slopes = inland * (0.16 + crest * 0.95) * Math.min(1, inland * 0.8) * 0.92;
    const summits = (peak * 1.95 + second * 1.05) * (0.35 + crest * 0.95) * smooth(0, 0.5, shore);
    const edge = (0.93 - 0.25 * smooth(6.2, 8.4, z)) * smooth(SPAN * 0.5, SPAN * 0.5 - 1.1, Math.abs(x));
    const land = (shore * 0.13 + slopes + summits) * edge;
    return z < 0.1 ? land - smooth(0.1, -0.6, z) * 0.5 : land;
  };
}

function rockGrassAndSnow(noise: Noise, { x, y, z, level }: GroundPoint, colour: Radiance) {
  const rough = noise.layered(x * 9, z * 9, 4);
  const strata = noise.layered(x * 3, y * 26 + rough * 3, 3);
  colour.r = 0.15 + strata * 0.14;
  colour.g = 0.13 + strata * 0.115;
  colour.b = 0.12 + strata * 0.1;
  const blend = (r: number, g: number, b: number, share: number) => {
    colour.r = lerp(colour.r, r, share);
    colour.g = lerp(colour.g, g, share);
    colour.b = lerp(colour.b, b, share);
  };
  const meadow = smooth(0.66, 0.82, level + rough * 0.14) * smooth(0.95, 0.45, y + rough * 0.4);
  const tuft = noise(x * 70, z * 70) * 0.6 + 0.4;
  blend(0.055 * tuft + 0.02, 0.075 * tuft + 0.02, 0.03 * tuft + 0.012, meadow);
  const woods = smooth(0.42, 0.6, level + 0.1) * smooth(0.62, 0.2, y + rough * 0.28);
  const trees = noise(x * 38, z * 38 + y * 90);
  blend(0.018 + trees * 0.03, 0.032 + trees * 0.042, 0.02 + trees * 0.018, woods);
  const snow = smooth(0.46, 0.62, level + (rough - 0.5) * 0.5) * smooth(0.72, 1.12, y + (rough - 0.5) * 0.6);
  blend(0.88, 0.91, 0.96, snow);
  if (y < 0.03) blend(0.2, 0.18, 0.15, smooth(0.03, 0.012, y));
}
