import { apart, box, glow, line, polygon } from '../brushes';
import { css } from '../colour';
import type { Sheet } from '../sheet';
import { INK, type NeonPalette } from './palette';

/** A water tank on legs and a mast, as silhouettes. */
export function tankAndAntennas(
  { brush, unit }: Sheet,
  palette: NeonPalette,
  x: number,
  ledge: number,
  side: number,
) {
  const size = unit * 0.3;
  const edge = css(palette.sky[3], 0.75);
  apart(brush, () => {
    brush.translate(x, ledge);
    brush.scale((side * size) / 100, size / 100);
    for (const leg of [-30, -10, 12, 32]) box(brush, leg - 1.6, -46, 3.2, 48, INK);
    for (const [from, to] of [
      [-30, -10],
      [-10, 12],
      [12, 32],
    ] as const) {
      line(
        brush,
        [
          [from, -44],
          [to, -4],
        ],
        INK,
        1.6,
      );
      line(
        brush,
        [
          [to, -44],
          [from, -4],
        ],
        INK,
        1.6,
      );
    }
    box(brush, -38, -108, 78, 64, INK);
    polygon(
      brush,
      [
        [-43, -108],
        [0, -138],
        [45, -108],
      ],
      INK,
    );
    for (const band of [-96, -76, -56]) box(brush, -38, band, 78, 1.4, css(palette.spare, 0.5));
    line(
      brush,
      [
        [40, -46],
        [40, -107],
        [45, -108],
        [1, -138],
      ],
      edge,
      1.6,
    );
    box(brush, 62, -178, 2.6, 180, INK);
    for (const [level, half] of [
      [-172, 8],
      [-160, 12],
      [-148, 16],
      [-124, 10],
    ] as const)
      box(brush, 63 - half, level, half * 2, 2, INK);
  });
  glow(brush, x + side * size * 0.63, ledge - size * 1.78, unit * 0.05, '#ff4a4a', 1);
}
