import type { Surface } from '../../canvas';
import { box, disc, downwards, glow, line, newLayer, polygon, type Point } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import type { VaporPalette } from './palette';

const SKY_STOPS = [0, 0.35, 0.68, 0.9, 1];

export function sky({ brush, width }: Sheet, palette: VaporPalette, horizon: number): void {
  const air = palette.sky.map((colour, index) => [SKY_STOPS[index] ?? 1, colour] as const);
  box(brush, 0, 0, width, horizon + 2, downwards(brush, 0, horizon, air));
}

export function stars({ brush, width, unit, random }: Sheet, horizon: number): void {
  times(220, () => {
    const [y, size] = [Math.pow(random(), 1.5) * horizon * 0.8, unit * random.between(0.0016, 0.0048)];
    box(
      brush,
      random() * width,
      y,
      size,
      size,
      css('#ffffff', random.between(0.2, 0.95) * (1 - y / horizon)),
    );
  });
  times(7, () => {
    const [x, y, reach] = [random() * width, random() * horizon * 0.45, unit * random.between(0.012, 0.026)];
    line(
      brush,
      [
        [x - reach, y],
        [x + reach, y],
      ],
      'rgba(255,255,255,.9)',
      unit * 0.002,
    );
    line(
      brush,
      [
        [x, y - reach],
        [x, y + reach],
      ],
      'rgba(255,255,255,.9)',
      unit * 0.002,
    );
    glow(brush, x, y, reach * 1.6, '#ffffff', 0.5);
  });
}

export interface Sun {
  x: number;
  y: number;
  radius: number;
}

/** A striped sun. Returns its layer, which a floor can reflect. */
export function stripedSun(
  { brush, width, height }: Sheet,
  palette: VaporPalette,
  { x, y, radius }: Sun,
): Surface {
  glow(brush, x, y, radius * 2.5, palette.sun[2], 0.6, 'screen');
  const layer = newLayer(width, height);
  const [top, middle, bottom] = palette.sun;
  const face = downwards(layer.brush, y - radius, y + radius, [
    [0, top],
    [0.45, middle],
    [1, bottom],
  ]);
  disc(layer.brush, x, y, radius, face);
  layer.brush.globalCompositeOperation = 'destination-out';
  times(9, (gap) => {
    box(
      layer.brush,
      0,
      y - radius * 0.2 + gap * radius * 0.135,
      width,
      radius * (0.022 + gap * 0.013),
      '#000000',
    );
  });
  brush.drawImage(layer.surface, 0, 0);
  return layer.surface;
}

/** Two ranges of wireframe mountains that leave the middle free. */
export function mountains(sheet: Sheet, palette: VaporPalette, horizon: number, rise = 1): void {
  const { brush, width, unit, random } = sheet;
  for (const near of [0, 1]) {
    const count = 26 - near * 6;
    const crest: Point[] = Array.from({ length: count + 1 }, (_, index) => {
      const share = index / count;
      const edge = Math.pow(Math.abs(share - 0.5) * 2, 1.3);
      const size =
        unit * (0.02 + edge * (0.26 - near * 0.09)) * random.between(0.55, 1.15) * (near ? 0.8 : 1) * rise;
      return [share * width + ((random() - 0.5) * width * 0.5) / count, horizon - size];
    });
    const outline: Point[] = [[-2, horizon], ...crest, [width + 2, horizon]];
    const slope = downwards(brush, horizon - unit * 0.25, horizon, [
      [0, mix(palette.mountain[0], palette.sky[2], 0.3 - near * 0.2)],
      [1, mix(palette.mountain[1], palette.sky[3], 0.35 - near * 0.3)],
    ]);
    polygon(brush, outline, slope);
    line(brush, outline, css(palette.grid, 0.55 + near * 0.3), Math.max(0.7, unit * 0.0022));
    if (!near) continue;
    crest.forEach((point, index) => {
      const next = crest[index + 1];
      if (!next) return;
      const wire = css(palette.grid, 0.28);
      line(brush, [point, [point[0] + (random() - 0.5) * unit * 0.09, horizon]], wire, unit * 0.0018);
      line(brush, [point, [next[0], horizon]], wire, unit * 0.0018);
    });
  }
}

/** Shifts the colour channels and darkens every third line, as on an old screen. */
export function oldScreen({ brush, width, height, unit }: Sheet): void {
  const pixels = brush.getImageData(0, 0, width, height);
  const { data } = pixels;
  const before = new Uint8ClampedArray(data);
  const slip = Math.max(1, Math.round(unit * 0.0028));
  const pitch = Math.max(1, Math.round(unit / 600));
  for (let y = 0; y < height; y++) {
    const dark = Math.floor(y / pitch) % 3 === 0;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data[at] = before[(y * width + Math.min(width - 1, x + slip)) * 4] ?? 0;
      data[at + 2] = before[(y * width + Math.max(0, x - slip)) * 4 + 2] ?? 0;
      if (!dark) continue;
      data[at] = (data[at] ?? 0) * 0.93;
      data[at + 1] = (data[at + 1] ?? 0) * 0.93;
      data[at + 2] = (data[at + 2] ?? 0) * 0.95;
    }
  }
  brush.putImageData(pixels, 0, 0);
}
