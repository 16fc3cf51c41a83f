import type { Canvas2D } from '../../canvas';
import { along, apart, evenly, line, oval } from '../brushes';
import { css, mix, type Colour } from '../colour';
import { times } from '../numbers';
import type { VaporPalette } from './palette';

export function curls(brush: Canvas2D, lit: Colour, body: Colour, shade: Colour, deep: Colour) {
  const mass = [
    [-20, -40, 9],
    [-24, -50, 10],
    [-24, -62, 11],
    [-19, -74, 11],
    [-10, -84, 11],
    [2, -89, 10],
    [13, -87, 9],
    [21, -80, 7],
    [-14, -34, 7],
    [-8, -66, 10],
    [-12, -54, 8],
    [3, -77, 9],
    [13, -77, 7],
    [22, -72.5, 4.6],
  ] as const;
  for (const [x, y, radius] of mass) {
    const warmth = Math.min(1, Math.max(0, (x + 26) / 50));
    const volume = along(
      brush,
      [x + radius, y - radius],
      [x - radius, y + radius],
      evenly(mix(body, lit, warmth), mix(shade, body, warmth * 0.6), deep),
    );
    oval(brush, x, y, radius, radius * 0.94, volume);
    for (const turn of [0, 1, 2]) {
      brush.beginPath();
      brush.arc(x + turn * 0.4, y, radius * (0.78 - turn * 0.24), 0.5 + turn * 1.3, 4.6 + turn * 1.1);
      brush.strokeStyle = css(deep, 0.42);
      brush.lineWidth = 0.9;
      brush.stroke();
    }
  }
}

export function laurel(brush: Canvas2D, palette: VaporPalette, lit: Colour, deep: Colour) {
  const gold = mix(palette.sun[1], lit, 0.2);
  times(9, (leaf) => {
    const share = leaf / 8;
    const angle = Math.PI * (1.02 + share * 0.72);
    const [x, y] = [2 + Math.cos(angle) * 25, -62 + Math.sin(angle) * 17 - share * 2];
    apart(brush, () => {
      brush.translate(x, y);
      brush.rotate(angle + 1.1);
      oval(brush, 0, 0, 7, 2.5, css(mix(gold, deep, 0.35 * (1 - share))));
      line(
        brush,
        [
          [-6, 0],
          [6, 0],
        ],
        css(deep, 0.4),
        0.5,
      );
    });
  });
}
