import { box, downwards, glow, polygon, type Point } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, steps, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { castle } from './castle';
import { dragon, dragonSilhouette } from './dragon';
import { FANTASY, type FantasyPalette } from './palette';
import { cloudBank, floatingLights, cloudySky, ringedMoon } from './sky';

interface Peak {
  x: number;
  foot: number;
  rise: number;
  half: number;
  /** 0 is near, 1 is completely in the haze. */
  haze: number;
}

export const dragonPeaks: Scene = {
  words: ['dragon', 'peak', 'mountain', 'snow', 'wyvern'],
  render(sheet) {
    const { brush, width, height, unit, random, tall } = sheet;
    const palette = sheet.choose(FANTASY);
    const side = random.sign();
    const across = (share: number) => (side > 0 ? width * share : width * (1 - share));
    const moon = { x: across(0.62), y: height * (tall ? 0.3 : 0.36), radius: unit * 0.27 };
    const horizon = height * 0.8;

    cloudySky(sheet, palette, horizon, moon);
    ringedMoon(sheet, palette, moon, false);
    range(sheet, palette, { foot: horizon, rise: height * 0.24, count: 7, haze: 0.78 }, side);
    cloudBank(sheet, palette, horizon - height * 0.02, unit * 0.05, 0.6);
    range(sheet, palette, { foot: horizon + height * 0.08, rise: height * 0.3, count: 5, haze: 0.45 }, side);
    cloudBank(sheet, palette, horizon + height * 0.06, unit * 0.07, 0.8);
    const crag = {
      x: across(0.16),
      foot: height * 1.02,
      rise: height * (tall ? 0.42 : 0.58),
      half: unit * 0.42,
      haze: 0.08,
    };
    peak(sheet, palette, crag, side);
    castle(sheet, palette, crag.x + side * unit * 0.005, crag.foot - crag.rise + unit * 0.04, unit * 0.15);
    peak(
      sheet,
      palette,
      { x: across(0.98), foot: height * 1.04, rise: height * 0.3, half: unit * 0.4, haze: 0.14 },
      side,
    );
    dragonSilhouette(
      brush,
      across(0.3),
      height * 0.2,
      unit * 0.055,
      mix(palette.sky[0], palette.sky[1], 0.4),
    );
    cloudBank(sheet, palette, height * 0.97, unit * 0.1);
    dragon(
      brush,
      moon.x - side * unit * 0.03,
      moon.y + unit * 0.1,
      unit * (tall ? 0.36 : 0.4),
      {
        hide: [
          mix(palette.rock[2], '#08050f', 0.35),
          palette.rock[2],
          mix(palette.rock[2], palette.rock[1], 0.7),
        ],
        membrane: [mix(palette.rock[2], palette.sky[1], 0.35), mix(palette.sky[2], palette.rock[1], 0.35)],
        rim: palette.moon,
        eye: palette.glow,
      },
      side < 0,
    );
    snow(sheet, palette);
    cloudBank(sheet, palette, height * 1.06, unit * 0.14);
    floatingLights(sheet, palette, 24, 0.6);
    bloom(sheet, 0.2, 32, 2);
    vignette(sheet, 0.3);
    grain(sheet, 4);
  },
};

function range(
  sheet: Sheet,
  palette: FantasyPalette,
  { foot, rise, count, haze }: { foot: number; rise: number; count: number; haze: number },
  side: number,
) {
  const { width, unit, random } = sheet;
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: width * ((index + random.between(0.1, 0.9)) / count),
    foot,
    rise: rise * random.between(0.55, 1.05),
    half: Math.max(width / count, unit * 0.22) * random.between(0.75, 1.15),
    haze,
  })).sort((a, b) => b.rise - a.rise);
  for (const each of peaks) peak(sheet, palette, each, side);
}

/** A mountain: a ragged outline, a ridge between light and shade, and snow below the summit. */
function peak(sheet: Sheet, palette: FantasyPalette, { x, foot, rise, half, haze }: Peak, side: number) {
  const { brush, random } = sheet;
  const summit: Point = [x, foot - rise];
  const edge = (direction: number): Point[] =>
    steps(11)
      .slice(1)
      .map((down) => [
        x + direction * half * Math.pow(down, 0.86) + half * random.between(-0.045, 0.045),
        foot - rise * (1 - down) + rise * random.between(-0.015, 0.015),
      ]);
  const spine: Point[] = steps(11)
    .slice(1)
    .map((down) => [x + side * half * (random.between(-0.09, 0.09) - 0.12 * down), foot - rise * (1 - down)]);
  const [bright, rock, dark] = palette.rock.map((tint) => mix(tint, palette.sky[3], haze));
  if (!bright || !rock || !dark) return;
  const [lit, shade] = [edge(side), edge(-side)];
  const fog = (tint: typeof dark, thin: number) =>
    downwards(brush, foot - rise, foot, [
      [0, tint],
      [0.55, mix(tint, palette.cloud[2], 0.15)],
      [1, mix(tint, palette.cloud[1], thin)],
    ]);
  polygon(brush, [summit, ...shade, ...[...spine].reverse()], fog(mix(dark, rock, 0.25), 0.5));
  polygon(brush, [summit, ...lit, ...[...spine].reverse()], fog(mix(rock, bright, 0.45), 0.6));
  ribs(sheet, summit, spine, lit, css(bright, 0.3));
  ribs(sheet, summit, spine, shade, css(dark, 0.4));
  const snowLit = mix(mix(palette.cloud[0], '#ffffff', 0.4), palette.sky[3], haze * 0.8);
  const snowShade = mix(mix(palette.cloud[1], palette.cloud[2], 0.55), palette.sky[3], haze * 0.8);
  cap(sheet, summit, spine, shade, css(snowShade));
  cap(sheet, summit, spine, lit, css(snowLit));
}

function ribs({ brush, random }: Sheet, summit: Point, spine: Point[], edge: Point[], tint: string) {
  times(9, () => {
    const from = random.whole(0, 5);
    const [top, inner, outer] = [spine[from], spine[from + 4], edge[from + 4]];
    if (!top || !inner || !outer) return;
    const at = (share: number): Point => [lerp(inner[0], outer[0], share), lerp(inner[1], outer[1], share)];
    const share = random.between(0.05, 0.8);
    const start: Point = from ? [lerp(top[0], outer[0], share * 0.5), top[1]] : summit;
    polygon(brush, [start, at(share), at(share + random.between(0.06, 0.16))], tint);
  });
}

/** Snow between the ridge and one edge, with a ragged lower edge. */
function cap({ brush, random }: Sheet, summit: Point, spine: Point[], edge: Point[], tint: string) {
  const rows = 5;
  const hem: Point[] = [];
  const [inner, outer] = [spine[rows - 1], edge[rows - 2]];
  if (!inner || !outer) return;
  const teeth = 7;
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const share = tooth / teeth;
    const reach =
      (inner[1] - summit[1]) * (tooth % 2 ? random.between(0.05, 0.5) : random.between(-0.3, -0.02));
    hem.push([
      lerp(outer[0], inner[0], share),
      lerp(outer[1], inner[1], share) + reach * Math.sin(share * Math.PI),
    ]);
  }
  polygon(brush, [summit, ...edge.slice(0, rows - 1), ...hem, ...spine.slice(0, rows).reverse()], tint);
}

function snow({ brush, width, height, unit, random }: Sheet, palette: FantasyPalette) {
  times(110, () => {
    const size = unit * random.between(0.001, 0.0034);
    const flake = css(palette.cloud[0], random.between(0.3, 0.85));
    box(brush, random() * width, random() * height, size * 2, size * 2, flake);
  });
  glow(brush, width / 2, height, unit * 0.7, palette.cloud[1], 0.16, 'screen');
}
