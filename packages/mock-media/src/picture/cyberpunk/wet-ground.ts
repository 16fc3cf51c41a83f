import { apart, box, downwards, newLayer, oval, polygon, type Point } from '../brushes';
import { css } from '../colour';
import { blurred } from '../finish';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import type { NeonPalette } from './palette';

interface WetGround {
  /** The y of the mirror line. */
  top: number;
  outline: readonly Point[];
  /** The x around which puddles and ripples are drawn. */
  centre: number;
  /** Darkness of the foreground, 0 to 1. */
  depth?: number;
}

/** Reflects the picture above `top`, smeared downwards and distorted by ripples. */
export function wetGround(
  sheet: Sheet,
  palette: NeonPalette,
  { top, outline, centre, depth = 0.8 }: WetGround,
): void {
  const { brush, surface, width, height, unit, random, noise } = sheet;
  const reach = height - top;
  const above = newLayer(width, top);
  above.brush.drawImage(surface, 0, 0);
  const mirror = blurred(above.surface, 4);
  const step = Math.max(2, Math.round(unit / 400));

  apart(brush, () => {
    polygon(brush, outline, '#05060f');
    brush.clip();
    brush.globalAlpha = 0.95;
    for (let y = 0; y < reach; y += step) {
      const share = y / reach;
      const from = top - 1 - y * Math.min(1.05, (top - 4) / reach);
      if (from < 2) break;
      const row = (y / unit) * 720;
      const sway =
        (noise.layered(row * 0.06, 2, 3) - 0.5) * unit * 0.05 * (share + 0.12) +
        Math.sin(row * 0.55) * share * 1.5;
      brush.drawImage(
        mirror,
        0,
        Math.max(0, from - 2),
        above.surface.width,
        3,
        sway,
        top + y,
        width,
        step + 1,
      );
    }
    brush.globalAlpha = 1;
    const dark = downwards(brush, top, height, [
      [0, '#05060f', 0.05],
      [0.45, '#05060f', depth * 0.52],
      [1, '#04050c', depth],
    ]);
    box(brush, 0, top, width, reach, dark);
    times(150, () => {
      const share = Math.pow(random(), 0.7);
      const [x, y] = [centre + (random() - 0.5) * width * (1 + share), top + reach * (0.12 + share * 0.88)];
      const half = unit * random.between(0.02, 0.2) * (share + 0.12);
      oval(brush, x, y, half, half * 0.07, css('#04050c', 0.45));
    });
    times(70, () => {
      const share = Math.pow(random(), 0.8);
      const [x, y] = [centre + (random() - 0.5) * width, top + reach * (0.1 + share * 0.9)];
      const half = unit * random.between(0.01, 0.05) * (share + 0.2);
      brush.beginPath();
      brush.ellipse(x, y, half, half * 0.22, 0, 0, Math.PI * 2);
      brush.strokeStyle = css(random.pick([palette.cold, palette.hot, '#ffffff']), random.between(0.12, 0.4));
      brush.lineWidth = unit * 0.0016;
      brush.stroke();
    });
  });
}
