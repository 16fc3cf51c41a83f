import type { Surface } from '../../canvas';
import { apart, blended, box, downwards, evenly, glow, line, type Point } from '../brushes';
import { css, mix } from '../colour';
import { blurred } from '../finish';
import { clamp, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { VaporPalette } from './palette';
import type { Sun } from './set';

/** A floor of glowing lines that reflects the sun. */
export function gridFloor(
  sheet: Sheet,
  palette: VaporPalette,
  horizon: number,
  sun: Sun,
  sunLayer: Surface,
): void {
  const { brush, width, height, unit } = sheet;
  const depth = height - horizon;
  const floor = downwards(brush, horizon, height, [
    [0, mix(palette.floor[0], palette.sky[3], 0.42)],
    [0.25, palette.floor[0]],
    [1, palette.floor[1]],
  ]);
  box(brush, 0, horizon, width, depth, floor);
  apart(brush, () => {
    brush.beginPath();
    brush.rect(0, horizon, width, depth);
    brush.clip();
    apart(brush, () => {
      brush.translate(0, horizon * 2);
      brush.scale(1, -1);
      brush.globalAlpha = 0.5;
      brush.drawImage(blurred(sunLayer, 8), 0, 0, width, height);
    });
    brush.globalCompositeOperation = 'lighter';
    brush.globalAlpha = 0.85;
    const reach = Math.ceil(width / unit) * 22;
    for (let column = -reach; column <= reach; column++) {
      const to: Point = [sun.x + column * unit * 0.3, height];
      line(
        brush,
        [[sun.x + column * unit * 0.024, horizon], to],
        css(palette.grid, 0.85),
        Math.max(0.7, unit * 0.003),
      );
    }
    times(18, (row) => {
      const near = 1 / (1 + row * 0.55);
      const y = horizon + depth * near;
      brush.globalAlpha = clamp(near * 1.6 + 0.25);
      line(
        brush,
        [
          [0, y],
          [width, y],
        ],
        css(palette.grid, 0.85),
        Math.max(0.6, unit * 0.0045 * near + 0.5),
      );
    });
  });
  glow(brush, sun.x, horizon, unit * 0.6, palette.sun[1], 0.3, 'screen');
}

/** Striped water, brightest under the sun. */
export function stripedSea(
  sheet: Sheet,
  palette: VaporPalette,
  horizon: number,
  sun: Sun,
  sunLayer: Surface,
): void {
  const { brush, width, height, unit, random } = sheet;
  const depth = height - horizon;
  box(
    brush,
    0,
    horizon,
    width,
    depth,
    downwards(
      brush,
      horizon,
      height,
      evenly(
        mix(palette.sky[3], palette.floor[0], 0.25),
        mix(palette.sky[2], palette.floor[0], 0.6),
        palette.floor[0],
        palette.floor[1],
      ),
    ),
  );
  blended(brush, 'source-over', 0.55, () => {
    brush.beginPath();
    brush.rect(0, horizon, width, depth);
    brush.clip();
    brush.translate(0, horizon * 2);
    brush.scale(1, -1);
    brush.drawImage(blurred(sunLayer, 4), 0, 0, width, height);
  });
  times(26, (row) => {
    const near = Math.pow((row + 1) / 26, 1.7);
    const y = horizon + depth * near;
    const half = unit * (0.34 - 0.1 * near) * random.between(0.4, 1.05);
    const x = sun.x + (random() - 0.5) * unit * 0.12;
    box(
      brush,
      x - half,
      y,
      half * 2,
      Math.max(1, unit * 0.011 * near),
      css(palette.sun[row % 2 ? 0 : 1], 0.55 * (1 - near * 0.6)),
    );
  });
  times((110 * width) / unit, () => {
    const near = Math.pow(random(), 1.5);
    const [x, y] = [random() * width, horizon + depth * near];
    const half = unit * random.between(0.01, 0.06) * (0.3 + near);
    box(
      brush,
      x - half,
      y,
      half * 2,
      Math.max(0.8, unit * 0.004 * (0.3 + near)),
      css(random.pick([palette.sky[3], palette.grid, '#ffffff']), random.between(0.1, 0.4)),
    );
  });
}
