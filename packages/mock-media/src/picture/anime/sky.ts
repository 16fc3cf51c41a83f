import { along, blended, box, disc, downwards, newLayer, oval, sideways } from '../brushes';
import { css, mix } from '../colour';
import { clamp, lerp, times } from '../numbers';
import type { Sheet } from '../sheet';
import type { Air, CloudColours } from './air';

export function sky({ brush, width, height }: Sheet, air: Air, horizon: number): void {
  box(brush, 0, 0, width, height, downwards(brush, 0, horizon, air.sky));
}

/** Thin high clouds, stretched by the wind. */
export function streaks({ brush, width, height, unit, random }: Sheet, { clouds }: Air, opacity = 0.4): void {
  blended(brush, 'screen', opacity, () => {
    times(16, () => {
      const [x, y] = [width * random.between(-0.1, 1), height * random.between(0.02, 0.34)];
      const length = width * random.between(0.15, 0.5);
      const fade = sideways(brush, x, x + length, [
        [0, clouds.lit, 0],
        [0.5, clouds.lit, 0.55],
        [1, clouds.lit, 0],
      ]);
      oval(brush, x + length / 2, y, length / 2, unit * random.between(0.003, 0.014), fade, -0.08);
    });
  });
}

interface CloudPlace {
  x: number;
  base: number;
  width: number;
  height: number;
}

/** A towering cloud: rows of round puffs, each with a bright hard edge. */
export function cumulus(sheet: Sheet, { x, base, width, height }: CloudPlace, colours: CloudColours): void {
  const { random, brush } = sheet;
  const { lit, body, shade, deep, from } = colours;
  const layer = newLayer(sheet.width, sheet.height);
  const rows = 9;
  const puffs = Array.from({ length: rows }, (_, row) => row / (rows - 1))
    .flatMap((up) => {
      const reach = width * (1 - Math.pow(up, 1.35)) * 0.5 * random.between(0.85, 1.1);
      const count = Math.round(lerp(13, 4, up));
      return Array.from({ length: count }, (_, index) => {
        const aside = ((index + random.between(0.1, 0.9)) / count) * 2 - 1;
        return {
          x: x + aside * reach + (random() - 0.5) * width * 0.04 + up * width * 0.06,
          y: base - height * up * 0.94 - random() * height * 0.07,
          radius: width * lerp(0.115, 0.085, up) * random.between(0.6, 1.2),
          up,
        };
      });
    })
    .sort((a, b) => a.y + a.radius * 0.5 - b.y - b.radius * 0.5);

  for (const puff of puffs) {
    const { radius } = puff;
    const bright = mix(body, lit, clamp(puff.up * 1.1 + 0.12));
    const dark = mix(deep, shade, clamp(puff.up * 1.2 + 0.1));
    const volume = along(
      layer.brush,
      [puff.x - radius * 0.5 * from, puff.y - radius],
      [puff.x + radius * 0.45 * from, puff.y + radius],
      [
        [0, lit],
        [0.34, bright],
        [0.52, mix(bright, dark, 0.35)],
        [0.62, dark],
        [1, mix(dark, deep, 0.35)],
      ],
    );
    disc(layer.brush, puff.x, puff.y, radius, volume);
    times(3, () => {
      const angle = -Math.PI / 2 + (random() - 0.5) * 2.4;
      const size = radius * random.between(0.22, 0.4);
      const [dx, dy] = [Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86];
      disc(layer.brush, puff.x + dx, puff.y + dy, size, css(mix(lit, bright, random() * 0.6)));
    });
  }
  fadeFoot(layer.brush, base, height, sheet.width);
  const shadow = along(
    layer.brush,
    [x - width * 0.42 * from, base - height * 0.9],
    [x + width * 0.42 * from, base - height * 0.1],
    [
      [0.25, shade, 0],
      [0.62, shade, 0.5],
      [1, deep, 0.72],
    ],
  );
  blended(layer.brush, 'source-atop', 1, () => box(layer.brush, 0, 0, sheet.width, sheet.height, shadow));
  brush.drawImage(layer.surface, 0, 0);
}

function fadeFoot(brush: Sheet['brush'], base: number, height: number, width: number) {
  const fade = downwards(brush, base - height * 0.3, base + height * 0.1, [
    [0, '#000000', 0],
    [1, '#000000', 1],
  ]);
  blended(brush, 'destination-out', 1, () => box(brush, 0, base - height * 0.3, width, height, fade));
}

export function farClouds(sheet: Sheet, air: Air, horizon: number): void {
  const { random, width, unit } = sheet;
  times(5, (index) => {
    const place = { x: width * (index / 4 + random.between(-0.08, 0.08)), base: horizon * 0.99 };
    const size = { width: unit * random.between(0.5, 0.8), height: unit * random.between(0.16, 0.3) };
    cumulus(sheet, { ...place, ...size }, air.farClouds);
  });
}

export function stars({ brush, width, unit, random }: Sheet, horizon: number): void {
  times(800, () => {
    const [x, y, size] = [random() * width, Math.pow(random(), 1.2) * horizon * 0.9, Math.pow(random(), 6)];
    const colour = random() < 0.2 ? '#ffd9c0' : '#dfe8ff';
    disc(
      brush,
      x,
      y,
      unit * (0.0007 + size * 0.0026),
      css(colour, random.between(0.25, 0.95) * (1 - y / horizon)),
    );
  });
}
