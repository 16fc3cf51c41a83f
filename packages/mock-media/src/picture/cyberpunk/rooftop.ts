import { box, disc, downwards, evenly, glow, shape } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { INK, NEON, neonOf, type NeonPalette } from './palette';
import { sitter } from './people';
import { neonSign } from './sign';
import { farTowers, flyingCars, glowingSky, rain } from './sky';
import { tankAndAntennas } from './water-tank';

export const rooftop: Scene = {
  words: ['rooftop', 'roof', 'skyline', 'tower', 'view', 'city', 'above'],
  render(sheet) {
    const { brush, width, height, unit, random, wide } = sheet;
    const palette = sheet.choose(NEON);
    const side = random.sign();
    const across = (share: number) => (side > 0 ? width * share : width * (1 - share));
    const horizon = height * 0.86;
    const ledge = height * 0.84;
    const sun = { x: across(wide ? 0.62 : 0.6), y: height * 0.44, radius: unit * 0.27 };

    glowingSky(sheet, palette, horizon);
    ringedSun(sheet, palette, sun);
    clouds(sheet, palette, height * 0.5);
    farTowers(sheet, palette, { horizon, valley: sun.x / width, layers: 4, rise: 0.62 });
    midTowers(sheet, palette, horizon, sun.x);
    glow(brush, sun.x, horizon, unit * 0.9, palette.sky[3], 0.28);
    flyingCars(sheet, palette, sun.x, height * 0.86, 7);
    tankAndAntennas(sheet, palette, across(wide ? 0.11 : 0.1), ledge, side);
    roof(sheet, palette, ledge);
    sitter(sheet, palette, across(wide ? 0.5 : 0.5), ledge + unit * 0.006, unit * 0.27);
    bloom(sheet, 0.5, 32, 2);
    if (random() < 0.4) rain(sheet, 110);
    vignette(sheet, 0.42);
    grain(sheet, 7);
  },
};

function ringedSun(
  { brush, unit }: Sheet,
  { sky, lamp }: NeonPalette,
  sun: { x: number; y: number; radius: number },
) {
  const { x, y, radius } = sun;
  glow(brush, x, y, radius * 3, sky[3], 0.55);
  const face = downwards(brush, y - radius, y + radius, [
    [0, mix(sky[3], '#ffffff', 0.6)],
    [0.6, mix(sky[3], lamp, 0.35)],
    [1, sky[2]],
  ]);
  disc(brush, x, y, radius, face);
  for (const [reach, width] of [
    [1.16, 0.003],
    [1.34, 0.0016],
  ] as const) {
    brush.beginPath();
    brush.arc(x, y, radius * reach, 0, Math.PI * 2);
    brush.strokeStyle = css(sky[3], 0.5);
    brush.lineWidth = unit * width;
    brush.stroke();
  }
}

function clouds({ brush, width, height, unit, random, noise }: Sheet, { sky }: NeonPalette, around: number) {
  times(7, (band) => {
    const y = around + height * (band - 3) * 0.075;
    const thickness = unit * random.between(0.008, 0.028);
    const tint = css(mix(sky[1], sky[3], 0.25 + band * 0.06), 0.34);
    shape(brush, tint, () => {
      brush.moveTo(0, y);
      for (let x = 0; x <= width + 6; x += 6)
        brush.lineTo(x, y - thickness * 4 * Math.max(0, noise.layered((x / unit) * 2.2, band * 7, 4) - 0.45));
      for (let x = width; x >= -6; x -= 6)
        brush.lineTo(
          x,
          y + thickness * 2 * Math.max(0, noise.layered((x / unit) * 2.2 + 40, band * 7, 3) - 0.45),
        );
    });
  });
}

/** Nearer towers with rows of windows and lights on top. */
function midTowers(sheet: Sheet, palette: NeonPalette, horizon: number, gap: number) {
  const { brush, width, height, unit, random } = sheet;
  const [zenith, high, low, haze] = palette.sky;
  let x = -unit * 0.08;
  while (x < width) {
    const towerWidth = unit * random.between(0.11, 0.2);
    const aside = Math.min(1, Math.abs(x + towerWidth / 2 - gap) / (unit * 0.75));
    const rise = height * (0.1 + random.between(0.14, 0.4) * aside);
    const top = horizon - rise;
    const colour = mix(mix(zenith, high, 0.5), low, 0.18);
    box(
      brush,
      x,
      top,
      towerWidth,
      rise + height,
      downwards(brush, top, horizon, [
        [0, colour],
        [1, mix(colour, haze, 0.3)],
      ]),
    );
    const left = x;
    const pitch = unit * 0.018;
    const mood = random();
    for (let rowY = top + pitch; rowY < horizon; rowY += pitch * 1.5) {
      for (let paneX = left + pitch * 0.6; paneX < left + towerWidth - pitch; paneX += pitch) {
        const lit = random() < 0.34;
        const tint = mood < 0.4 ? '#ffd9a0' : mood < 0.75 ? palette.cold : palette.hot;
        box(
          brush,
          paneX,
          rowY,
          pitch * 0.55,
          pitch * 0.7,
          lit ? css(tint, random.between(0.3, 0.9)) : css(INK, 0.3),
        );
      }
    }
    const crown = random.pick(neonOf(palette));
    box(brush, left, top, towerWidth, unit * 0.005, crown);
    glow(brush, left + towerWidth / 2, top, towerWidth * 0.7, crown, 0.4);
    if (random() < 0.6) {
      const mastX = left + towerWidth * random.between(0.3, 0.7);
      const mastTop = top - unit * random.between(0.05, 0.12);
      box(brush, mastX, mastTop, unit * 0.004, top - mastTop, css(colour));
      glow(brush, mastX, mastTop, unit * 0.03, '#ff5a5a', 0.9);
    }
    if (random() < 0.5) {
      const [signWidth, signHeight] = [towerWidth * 0.3, rise * random.between(0.25, 0.45)];
      const sign = { x: left + towerWidth * 0.6, y: top + rise * 0.16, width: signWidth, height: signHeight };
      neonSign(sheet, { ...sign, colour: random.pick(neonOf(palette)), depth: 1 });
    }
    x += towerWidth + unit * random.between(-0.02, 0.05);
  }
}

function roof(sheet: Sheet, palette: NeonPalette, ledge: number) {
  const { brush, width, height, unit } = sheet;
  const concrete = mix('#0a0c1a', palette.sky[1], 0.35);
  box(brush, 0, ledge, width, height, downwards(brush, ledge, height, evenly(concrete, '#05060f')));
  box(brush, 0, ledge, width, unit * 0.006, css(palette.sky[3], 0.75));
  box(brush, 0, ledge + unit * 0.05, width, unit * 0.012, css('#02030a', 0.7));
  for (let x = unit * 0.05; x < width; x += unit * 0.24)
    box(brush, x, ledge + unit * 0.006, unit * 0.003, unit * 0.044, css('#02030a', 0.6));
  // A neon tube along the parapet.
  box(brush, 0, ledge + unit * 0.072, width, unit * 0.006, css(mix(palette.hot, '#ffffff', 0.3)));
  for (let x = 0; x < width + unit * 0.2; x += unit * 0.2)
    glow(brush, x, ledge + unit * 0.075, unit * 0.16, palette.hot, 0.22);
}
