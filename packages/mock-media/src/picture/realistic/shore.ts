import { bloom, grain, vignette } from '../finish';
import { lerp, smooth } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { photograph } from './landscape';
import { blueHour, golden, mist, sunDirection } from './light';
import { buildTerrain, cellsFor } from './terrain';

export const shore: Scene = {
  words: ['shore', 'seashore', 'sea', 'coast', 'beach', 'tide', 'wave', 'ocean', 'rock'],
  render(sheet) {
    const { noise, tall } = sheet;
    const day = sheet.choose([golden, blueHour, mist]);
    const sun = sunDirection(day, 0.9);
    const terrain = buildTerrain(beachAndStacks(sheet), sun, { cells: cellsFor(sheet) });
    photograph(sheet, {
      day,
      sun,
      terrain,
      ground({ x, y, z, level }, colour) {
        const strata = noise.layered(x * 4, y * 22 + noise(x * 6, z * 6) * 2, 3);
        const sand = smooth(0.8, 0.95, level) * smooth(0.16, 0.06, y);
        const wet = smooth(0.05, 0.012, y);
        const speck = noise(x * 90, z * 90) * 0.05;
        colour.r = lerp(0.11 + strata * 0.13, 0.46 + speck, sand) * (1 - wet * 0.55);
        colour.g = lerp(0.095 + strata * 0.1, 0.36 + speck, sand) * (1 - wet * 0.52);
        colour.b = lerp(0.085 + strata * 0.085, 0.25 + speck, sand) * (1 - wet * 0.48);
        const turf = smooth(0.7, 0.86, level + strata * 0.1) * smooth(0.3, 0.45, y);
        colour.r = lerp(colour.r, 0.07 + speck, turf);
        colour.g = lerp(colour.g, 0.085 + speck, turf);
        colour.b = lerp(colour.b, 0.03, turf);
      },
      relief: (x, z, distance) => {
        const rough = terrain.heightAt(x, z) > 0.1 ? 1.3 : 0.25;
        const strength = rough * Math.exp(-distance * 0.12);
        const ripple =
          rough < 1 ? Math.sin((z + noise(x * 3, z * 3) * 0.3) * 90) * 0.1 * Math.exp(-distance) : 0;
        return [
          (noise.layered(x * 38, z * 38, 3) - 0.5) * strength,
          (noise.layered(x * 38 + 50, z * 38, 3) - 0.5) * strength + ripple,
        ];
      },
      waterReach: 70,
      foam(x, z) {
        const depth = -terrain.heightAt(x, z);
        const lace = noise.layered(x * 7 + noise(x * 2, z * 2) * 2, z * 22, 4);
        const edge = smooth(0.045, 0.0, depth) * smooth(0.36, 0.56, lace);
        const swell = Math.sin(z * 13 + noise.layered(x * 1.4, z * 1.2, 3) * 7);
        const breaker = smooth(0.82, 0.99, swell) * smooth(0.22, 0.05, depth) * smooth(0.4, 0.62, lace);
        return Math.min(1, edge * 0.9 + breaker * 0.75);
      },
      wetness: ({ y, level }) => smooth(0.035, 0.004, y) * smooth(0.9, 0.99, level) * 0.85,
      fogFall: 4,
      eye: { height: 0.26, horizon: tall ? 0.46 : 0.44 },
    });
    bloom(sheet, 0.26, 16, 1);
    vignette(sheet, 0.26);
    grain(sheet, 5);
  },
};

function beachAndStacks({ noise, random }: Sheet): (x: number, z: number) => number {
  const side = random.sign();
  const shift = random.between(0, 90);
  const stacks = [
    { x: -side * 0.55, z: 2.7, rise: 0.62, width: 0.17 },
    { x: -side * 0.95, z: 3.3, rise: 0.4, width: 0.13 },
    { x: -side * 0.15, z: 4.6, rise: 0.5, width: 0.2 },
    { x: side * 0.42, z: 1.65, rise: 0.14, width: 0.1 },
    { x: -side * 0.62, z: 1.25, rise: 0.09, width: 0.09 },
    { x: side * 0.15, z: 1.1, rise: 0.06, width: 0.07 },
  ];
  return (x, z) => {
    const bay = (noise.layered(x * 1.1 + shift, 3, 3) - 0.5) * 0.5;
    // The waterline recedes towards the headland.
    const waterline = 0.95 + bay + side * x * 0.55;
    const beach = (waterline - z) * 0.085 + (noise.layered(x * 5 + shift, z * 3, 3) - 0.5) * 0.012;
    let land = Math.max(beach, -0.35);
    const crag = noise.ridged(x * 1.5 + shift, z * 1.5, 6);
    const cape =
      smooth(0.75, 1.5, side * x - 0.1 * z + (noise.layered(x * 2 + shift, z * 2, 4) - 0.5) * 0.7) *
      smooth(6.5, 5, z) *
      smooth(0.6, 1.6, z);
    land = Math.max(land, -0.35 + cape * (0.85 + crag * 0.7));
    for (const stack of stacks) {
      const away = Math.hypot(x - stack.x, (z - stack.z) * 0.8) / stack.width;
      const ragged = away + (noise.layered(x * 9 + shift, z * 9, 3) - 0.5) * 0.9;
      const tip = stack.rise * (0.45 + crag * 1.3);
      const rock = Math.pow(smooth(1.45, 0.05, ragged), 0.8) * tip - 0.3 * smooth(0.8, 1.6, away);
      if (away < 2) land = Math.max(land, rock);
    }
    return land;
  };
}
