import { box, glow, line, polygon, shape, sideways } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import type { FantasyPalette } from './palette';

/** In units of the castle's size, back to front. `roof: 0` is a wall with battlements. */
const TOWERS = [
  { x: -0.12, width: 0.07, height: 0.62, roof: 0.2 },
  { x: 0.13, width: 0.075, height: 0.72, roof: 0.24 },
  { x: 0, width: 0.11, height: 0.86, roof: 0.34 },
  { x: -0.24, width: 0.085, height: 0.42, roof: 0.2 },
  { x: 0.26, width: 0.085, height: 0.48, roof: 0.22 },
  { x: 0, width: 0.46, height: 0.26, roof: 0 },
  { x: -0.34, width: 0.08, height: 0.28, roof: 0.17 },
  { x: 0.37, width: 0.075, height: 0.3, roof: 0.17 },
  { x: 0, width: 0.6, height: 0.13, roof: 0 },
];

/** A castle with its foot at `x`, `y`, lit from the right. */
export function castle(sheet: Sheet, palette: FantasyPalette, x: number, y: number, size: number): void {
  const { brush } = sheet;
  for (const tower of TOWERS) drawTower(sheet, palette, x + tower.x * size, y, size, tower);
  shape(brush, css(palette.glow), () => {
    brush.rect(x - size * 0.03, y - size * 0.06, size * 0.06, size * 0.08);
    brush.arc(x, y - size * 0.06, size * 0.03, 0, Math.PI * 2);
  });
  glow(brush, x, y - size * 0.03, size * 0.16, palette.glow, 0.6);
}

function drawTower(
  { brush, random }: Sheet,
  palette: FantasyPalette,
  x: number,
  y: number,
  size: number,
  tower: (typeof TOWERS)[number],
) {
  const [light, middle, dark] = palette.stone;
  const width = tower.width * size;
  const height = tower.height * size;
  const top = y - height;
  const masonry = sideways(brush, x - width / 2, x + width / 2, [
    [0, dark],
    [0.45, middle],
    [1, light],
  ]);
  box(brush, x - width / 2, top, width, height + size * 0.04, masonry);
  box(brush, x - width * 0.6, top, width * 1.2, size * 0.012, css(dark, 0.8));
  times(4, (tooth) => {
    box(
      brush,
      x - width * 0.58 + width * 0.3 * tooth,
      top - size * 0.014,
      width * 0.2,
      size * 0.016,
      tooth % 2 ? middle : light,
    );
  });
  if (tower.roof) {
    const tip = top - tower.roof * size;
    const tiles = sideways(brush, x - width * 0.7, x + width * 0.7, [
      [0, mix(palette.sky[0], palette.sky[1], 0.4)],
      [0.6, palette.sky[1]],
      [1, mix(palette.sky[1], palette.glow, 0.55)],
    ]);
    shape(brush, tiles, () => {
      brush.moveTo(x - width * 0.68, top);
      brush.quadraticCurveTo(x - width * 0.16, top - tower.roof * size * 0.45, x, tip);
      brush.quadraticCurveTo(x + width * 0.16, top - tower.roof * size * 0.45, x + width * 0.68, top);
    });
    const pole = tip - size * 0.05;
    line(
      brush,
      [
        [x, tip],
        [x, pole],
      ],
      css(light, 0.9),
      size * 0.004,
    );
    polygon(
      brush,
      [
        [x, pole],
        [x + size * 0.045, pole + size * 0.012],
        [x, pole + size * 0.024],
      ],
      css(palette.glow),
    );
  }
  const rows = Math.max(1, Math.round(tower.height / 0.12));
  times(rows, (row) => {
    const windowX = x + (random() - 0.4) * width * 0.35;
    const windowY = y - height * (0.86 - (row * 0.8) / rows);
    shape(brush, css(palette.glow), () => {
      brush.rect(windowX - size * 0.007, windowY, size * 0.014, size * 0.024);
      brush.arc(windowX, windowY, size * 0.007, 0, Math.PI * 2);
    });
    glow(brush, windowX, windowY + size * 0.01, size * 0.035, palette.glow, 0.28);
  });
}
