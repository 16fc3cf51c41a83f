import { box, downwards, evenly, glow, oval, placed, polygon, shape, sideways } from '../brushes';
import { css, mix } from '../colour';
import { lerp } from '../numbers';
import type { Sheet } from '../sheet';
import type { Air } from './air';

/** A bench along the wall with a straw hat and a book on it. */
export function seat(
  { brush, width, height, unit }: Sheet,
  [velvet, shade]: readonly [string, string],
  sill: number,
  air: Air,
) {
  const top = lerp(sill, height, 0.3);
  const cushion = lerp(sill, height, 0.72);
  const pitch = unit * 0.46;
  for (let x = -pitch * 0.3; x < width; x += pitch) {
    shape(
      brush,
      sideways(
        brush,
        x,
        x + pitch,
        evenly(mix(velvet, air.clouds.lit, 0.16), velvet, mix(velvet, shade, 0.6)),
      ),
      () => {
        brush.moveTo(x + pitch * 0.02, height);
        brush.lineTo(x + pitch * 0.02, top + unit * 0.04);
        brush.quadraticCurveTo(x + pitch * 0.03, top, x + pitch * 0.13, top);
        brush.lineTo(x + pitch * 0.87, top);
        brush.quadraticCurveTo(x + pitch * 0.97, top, x + pitch * 0.98, top + unit * 0.04);
        brush.lineTo(x + pitch * 0.98, height);
      },
    );
    box(
      brush,
      x + pitch * 0.12,
      top - unit * 0.006,
      pitch * 0.76,
      unit * 0.034,
      css(mix('#fffaf0', air.clouds.shade, 0.2)),
    );
  }
  box(
    brush,
    0,
    cushion,
    width,
    height,
    downwards(brush, cushion, height, evenly(mix(velvet, air.clouds.lit, 0.3), shade)),
  );
  box(brush, 0, cushion, width, unit * 0.008, css(air.clouds.lit, 0.35));
  glow(brush, width * 0.6, cushion, unit * 0.3, air.clouds.lit, 0.16, 'screen');
  const { hat } = air.figure;
  placed(brush, width * 0.34, cushion + unit * 0.02, unit * 0.26, () => {
    oval(brush, 4, 4, 52, 9, css('#10102a', 0.35));
    oval(brush, 0, 0, 50, 12, hat[0]);
    shape(brush, hat[0], () => {
      brush.moveTo(-25, -2);
      brush.bezierCurveTo(-25, -42, 25, -42, 25, -2);
    });
    shape(brush, hat[1], () => {
      brush.moveTo(-25, -3);
      brush.bezierCurveTo(-12, 4, 12, 4, 25, -3);
      brush.lineTo(24.5, -11);
      brush.bezierCurveTo(12, -4, -12, -4, -24.5, -11);
    });
    oval(brush, -9, -23, 5, 8, css('#ffffff', 0.3), 0.5);
  });
  placed(brush, width * 0.34 + unit * 0.26, cushion + unit * 0.03, unit * 0.17, () => {
    polygon(
      brush,
      [
        [-40, 0],
        [30, 4],
        [44, -8],
        [-24, -12],
      ],
      css(mix('#fff8ea', air.clouds.shade, 0.2)),
    );
    polygon(
      brush,
      [
        [-40, -3],
        [30, 1],
        [44, -11],
        [-24, -15],
      ],
      css(hat[1]),
    );
  });
}
