import { box, downwards, glow, line, polygon } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { INK, NEON, neonOf, type NeonPalette } from './palette';
import { neonSign } from './sign';
import { farTowers, flyingCars, glowingSky, hazyMoon } from './sky';
import { wetGround } from './wet-ground';
import { viaduct } from './viaduct';

export const train: Scene = {
  words: ['train', 'harbour', 'harbor', 'canal', 'elevated', 'bridge', 'river', 'water'],
  render(sheet) {
    const { width, height, unit, random } = sheet;
    const palette = sheet.choose(NEON);
    const side = random.sign();
    const water = height * 0.68;
    const gap = width * (0.5 + side * 0.08);

    glowingSky(sheet, palette, water);
    hazyMoon(sheet, palette, gap, water - height * 0.26, unit * 0.17);
    farTowers(sheet, palette, { horizon: water, valley: gap / width, layers: 4, rise: 0.7 });
    cranes(sheet, palette, gap, water);
    waterfront(sheet, palette, gap, water);
    flyingCars(sheet, palette, gap, water - height * 0.1, 5);
    viaduct(sheet, palette, water, side);
    wetGround(sheet, palette, {
      top: water,
      centre: gap,
      depth: 0.62,
      outline: [
        [0, water],
        [width, water],
        [width, height],
        [0, height],
      ],
    });
    boat(sheet, palette, width * (0.5 - side * 0.2), water + (height - water) * 0.5, side);
    bloom(sheet, 0.5, 32, 2);
    vignette(sheet, 0.42);
    grain(sheet, 7);
  },
};

function cranes({ brush, unit, random }: Sheet, { sky }: NeonPalette, x: number, ground: number) {
  times(3, (index) => {
    const craneX = x + unit * (index - 1) * 0.17 + unit * random.between(-0.03, 0.03);
    const rise = unit * random.between(0.16, 0.24);
    const tint = css(mix(sky[2], sky[0], 0.45 + index * 0.1), 0.9);
    const arm = random.sign() * unit * 0.11;
    box(brush, craneX, ground - rise, unit * 0.006, rise, tint);
    line(
      brush,
      [
        [craneX - arm * 0.4, ground - rise],
        [craneX + arm, ground - rise - unit * 0.03],
      ],
      tint,
      unit * 0.005,
    );
    line(
      brush,
      [
        [craneX, ground - rise - unit * 0.05],
        [craneX + arm, ground - rise - unit * 0.03],
      ],
      tint,
      unit * 0.002,
    );
    line(
      brush,
      [
        [craneX + arm * 0.8, ground - rise - unit * 0.02],
        [craneX + arm * 0.8, ground - rise * 0.5],
      ],
      tint,
      unit * 0.0016,
    );
    glow(brush, craneX + arm, ground - rise - unit * 0.03, unit * 0.025, '#ff5a5a', 0.8);
  });
}

/** Houses at the water on both sides of the gap. */
function waterfront(sheet: Sheet, palette: NeonPalette, gap: number, ground: number) {
  const { brush, width, height, unit, random } = sheet;
  const [, high, low, haze] = palette.sky;
  for (const side of [-1, 1]) {
    const limit = side > 0 ? width + unit * 0.1 : -unit * 0.1;
    let edge = gap + side * unit * 0.2;
    let rise = unit * 0.2;
    while ((limit - edge) * side > 0) {
      const blockWidth = unit * random.between(0.12, 0.19);
      rise = Math.min(height * 0.62, rise + unit * random.between(0.0, 0.17));
      const x = side > 0 ? edge : edge - blockWidth;
      const top = ground - rise;
      const colour = mix(mix('#080a1a', high, 0.4), low, 0.16);
      const wall = downwards(brush, top, ground, [
        [0, colour],
        [1, mix(colour, haze, 0.2)],
      ]);
      box(brush, x, top, blockWidth, rise, wall);
      box(brush, side > 0 ? x : x + blockWidth - unit * 0.004, top, unit * 0.004, rise, css(haze, 0.45));
      windows(sheet, palette, x, top, blockWidth, rise);
      box(brush, x, ground - unit * 0.018, blockWidth, unit * 0.008, css(random.pick(neonOf(palette))));
      glow(brush, x + blockWidth / 2, ground - unit * 0.014, blockWidth * 0.8, palette.lamp, 0.28);
      times(random.whole(1, 2), () => {
        const signWidth = unit * random.between(0.04, 0.06);
        const sign = {
          x: x + (blockWidth - signWidth) * random.between(0.1, 0.9),
          y: top + rise * random.between(0.1, 0.5),
          width: signWidth,
          height: unit * random.between(0.11, 0.22),
        };
        if (sign.y + sign.height < ground - unit * 0.03) {
          neonSign(sheet, { ...sign, colour: random.pick(neonOf(palette)), depth: 0.7 });
        }
      });
      edge += side * (blockWidth + unit * random.between(-0.02, 0.012));
    }
  }
}

function windows(
  { brush, unit, random }: Sheet,
  palette: NeonPalette,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const pitch = unit * 0.022;
  const tint = random.pick(['#ffd9a0', '#ffd9a0', palette.cold, '#aef4ff', palette.hot]);
  for (let rowY = y + pitch; rowY < y + height - pitch * 1.5; rowY += pitch * 1.4) {
    for (let paneX = x + pitch * 0.5; paneX < x + width - pitch * 0.6; paneX += pitch) {
      const lit = random() < 0.3;
      box(
        brush,
        paneX,
        rowY,
        pitch * 0.58,
        pitch * 0.62,
        lit ? css(tint, random.between(0.3, 0.95)) : css('#02030a', 0.4),
      );
    }
  }
}

/** A small boat with a lantern and its reflection. */
function boat({ brush, unit }: Sheet, palette: NeonPalette, x: number, y: number, side: number) {
  const size = unit * 0.17;
  const at = (across: number, up: number) => [x + side * size * across, y - size * up] as const;
  polygon(brush, [at(-0.6, 0.12), at(0.74, 0.16), at(0.5, -0.06), at(-0.46, -0.06)], INK);
  polygon(brush, [at(-0.3, 0.12), at(-0.24, 0.38), at(0.18, 0.38), at(0.24, 0.12)], '#0b0d1f');
  line(brush, [at(-0.6, 0.12), at(0.74, 0.16)], css(palette.hot, 0.9), unit * 0.003);
  line(brush, [at(-0.27, 0.38), at(0.2, 0.38)], css(palette.sky[3], 0.8), unit * 0.003);
  line(brush, [at(0.42, 0.13), at(0.42, 0.62)], INK, unit * 0.004);
  const [lampX, lampY] = at(0.42, 0.6);
  box(brush, lampX - unit * 0.008, lampY, unit * 0.016, unit * 0.02, '#ffe9b8');
  glow(brush, lampX, lampY, unit * 0.12, palette.lamp, 1);
  times(9, (index) => {
    const half = size * (0.3 - index * 0.022);
    box(
      brush,
      lampX - half * 0.5,
      y + size * (0.12 + index * 0.1),
      half,
      unit * 0.004,
      css(palette.lamp, 0.5 - index * 0.05),
    );
  });
}
