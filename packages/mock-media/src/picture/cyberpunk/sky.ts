import { blended, box, disc, downwards, glow, line } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import { INK, type NeonPalette } from './palette';

export function glowingSky({ brush, width, height }: Sheet, { sky }: NeonPalette, horizon: number): void {
  const [zenith, high, low, haze] = sky;
  const air = downwards(brush, 0, horizon * 1.04, [
    [0, zenith],
    [0.4, high],
    [0.8, low],
    [1, haze],
  ]);
  box(brush, 0, 0, width, height, air);
}

export function hazyMoon({ brush }: Sheet, { sky }: NeonPalette, x: number, y: number, radius: number): void {
  const haze = sky[3];
  glow(brush, x, y, radius * 3, haze, 0.5);
  const face = downwards(brush, y - radius, y + radius, [
    [0, mix(haze, '#ffffff', 0.55)],
    [1, haze, 0.5],
  ]);
  disc(brush, x, y, radius, face);
}

interface TowerField {
  horizon: number;
  /** Position of the lowest towers, as a fraction of the width. */
  valley: number;
  layers: number;
  /** Additional height of the towers farthest from the valley, as a fraction of the picture's height. */
  rise: number;
}

/** Layers of towers, hazier with distance. */
export function farTowers(
  sheet: Sheet,
  palette: NeonPalette,
  { horizon, valley, layers, rise }: TowerField,
): void {
  const { brush, width, height, unit, random } = sheet;
  const [zenith, , low, haze] = palette.sky;
  const windows = [palette.cold, palette.lamp, '#ffe6c0', palette.hot];
  times(layers, (layer) => {
    const colour = mix(low, zenith, 0.18 + (layer * 0.8) / layers);
    const count = Math.round((13 * Math.max(width, unit * 1.2)) / unit / 1.2);
    times(count, () => {
      const towerWidth = unit * random.between(0.035, 0.1) * (1 + layer * 0.22);
      const x = random() * width * 1.1 - width * 0.05;
      const aside = Math.abs(x / width - valley);
      const towerHeight = height * (random.between(0.08, 0.24) + aside * rise) * (1 + layer * 0.12);
      const top = horizon - towerHeight;
      const face = downwards(brush, top, horizon, [
        [0, colour],
        [1, mix(colour, haze, Math.max(0, 0.42 - layer * 0.08))],
      ]);
      box(brush, x, top, towerWidth, towerHeight + height * 0.02, face);
      if (random() < 0.5)
        box(brush, x + towerWidth * 0.4, top - unit * 0.06, towerWidth * 0.07, unit * 0.06, css(colour));
      times(26, () => {
        if (random() < 0.55) return;
        const [paneX, paneY] = [
          x + towerWidth * (0.12 + 0.76 * random()),
          horizon - towerHeight * random.between(0.1, 0.95),
        ];
        const lit = css(random.pick(windows), random.between(0.25, 0.75));
        box(brush, paneX, paneY, Math.max(1, unit * 0.004), Math.max(1, unit * 0.003), lit);
      });
    });
    glow(brush, width * valley, horizon, unit * (0.9 - layer * 0.1), haze, 0.12);
  });
}

/** Flying cars: a dark hull, a red light behind and a white one ahead. */
export function flyingCars(sheet: Sheet, palette: NeonPalette, x: number, y: number, count = 5): void {
  const { brush, height, unit, random } = sheet;
  times(count, () => {
    const [carX, carY] = [x + (random() - 0.5) * unit * 0.7, y - height * random.between(0.2, 0.48)];
    const length = unit * random.between(0.02, 0.05);
    brush.save();
    brush.translate(carX, carY);
    brush.scale(1, 0.26);
    disc(brush, 0, 0, length, INK);
    brush.restore();
    glow(brush, carX - length, carY, length * 1.4, palette.hot, 0.9);
    glow(brush, carX + length, carY, length * 1.6, '#fff0d0', 0.9);
  });
}

export function rain(sheet: Sheet, density = 190): void {
  const { brush, width, height, unit, random } = sheet;
  blended(brush, 'screen', 1, () => {
    times((density * width) / unit, () => {
      const [x, y, length] = [random() * width, random() * height, unit * random.between(0.02, 0.08)];
      const drop = css('#bfd8ff', random.between(0.05, 0.22));
      line(
        brush,
        [
          [x, y],
          [x - length * 0.12, y + length],
        ],
        drop,
        unit * random.between(0.001, 0.0022),
      );
    });
  });
}
