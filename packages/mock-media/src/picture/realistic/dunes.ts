import { bloom, grain, vignette } from '../finish';
import { smooth } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { photograph } from './landscape';
import { blueHour, golden, sunDirection, type Daylight } from './light';
import { buildTerrain, cellsFor } from './terrain';

const afterglow: Daylight = { ...blueHour, sunStrength: 3.2, azimuth: -1.1, fogDensity: 0.018 };

export const dunes: Scene = {
  words: ['dune', 'desert', 'sand', 'sahara'],
  render(sheet) {
    const { noise } = sheet;
    const day = sheet.choose([golden, afterglow]);
    const sun = sunDirection(day, 0.55);
    const terrain = buildTerrain(sandWaves(sheet), sun, { cells: cellsFor(sheet), smoothing: 7 });
    const foreground = Math.max(...[-0.4, 0, 0.3].map((z) => terrain.heightAt(0, z)));
    photograph(sheet, {
      day,
      sun,
      terrain,
      ground: ({ x, z }, colour) => {
        const tint = noise.layered(x * 2, z * 2, 3);
        colour.r = 0.37 + tint * 0.08;
        colour.g = 0.215 + tint * 0.055;
        colour.b = 0.13 + tint * 0.04;
      },
      relief: (x, z, distance) => {
        const wave = (x * 0.5 + z * 1.6 + noise.layered(x * 4, z * 4, 2) * 0.5) * 95;
        const ripple = Math.sin(wave) * 0.34 * Math.exp(-distance * 0.6);
        return [ripple, ripple * 2];
      },
      waterReach: 0,
      fogFall: 3,
      eye: { height: foreground + 0.2, horizon: 0.42 },
    });
    bloom(sheet, 0.2, 16, 1);
    vignette(sheet, 0.24);
    grain(sheet, 5);
  },
};

/** Long crests with a gentle windward side and a steep leeward side. */
function sandWaves({ noise, random }: Sheet): (x: number, z: number) => number {
  const [shiftX, shiftZ] = [random.between(0, 90), random.between(0, 90)];
  return (x, z) => {
    const bentX = x + 0.55 * noise.layered(x * 0.55 + shiftX, z * 0.55 + shiftZ, 3);
    const bentZ = z + 0.9 * noise.layered(x * 0.4 + 9 + shiftX, z * 0.5 + shiftZ, 3);
    const phase = bentZ * 0.52 + bentX * 0.5;
    const crest = Math.floor(phase);
    const along = phase - crest;
    const size = 0.5 + noise(bentX * 0.6 + shiftX, crest * 3.1) * 0.8;
    const profile =
      along < 0.62
        ? Math.pow(smooth(-0.1, 1.02, along / 0.62), 1.2)
        : Math.pow(1 - (along - 0.62) / 0.38, 1.35);
    const swell = noise.layered(x * 0.3 + shiftX, z * 0.3, 3) * 0.5 - 0.15 + smooth(3.2, 6.5, z) * 0.45;
    return profile * 0.62 * size + swell;
  };
}
