import type { Canvas2D } from '../../canvas';
import { apart, disc, box, oval, shape } from '../brushes';
import { css } from '../colour';
import { TAU } from '../numbers';
import type { Pen } from './ink';
import type { RocketPalette } from './rocket-palette';

/** The rocket points up and is 100 units high. */
export function ship(brush: Canvas2D, pen: Pen, { hull, trim, glass, ink }: RocketPalette) {
  const flame = (length: number, halfWidth: number) => () => {
    brush.moveTo(-halfWidth, 38);
    brush.bezierCurveTo(-halfWidth * 1.7, 38 + length * 0.5, -2, 38 + length * 0.6, 0, 38 + length);
    brush.bezierCurveTo(2, 38 + length * 0.6, halfWidth * 1.7, 38 + length * 0.5, halfWidth, 38);
  };
  pen.inked('#ff8a2e', flame(46, 11));
  shape(brush, '#ffe27a', flame(28, 6.5));

  for (const side of [-1, 1]) {
    pen.inked(side > 0 ? trim[1] : trim[0], () => {
      brush.moveTo(side * 19, 2);
      brush.bezierCurveTo(side * 34, 10, side * 42, 26, side * 40, 46);
      brush.bezierCurveTo(side * 34, 36, side * 26, 32, side * 15, 31);
    });
  }
  pen.inked(ink, () => brush.rect(-11, 29, 22, 9), 1);
  const body = () => {
    brush.moveTo(0, -66);
    brush.bezierCurveTo(25, -44, 29, 0, 17, 31);
    brush.lineTo(-17, 31);
    brush.bezierCurveTo(-29, 0, -25, -44, 0, -66);
  };
  shape(brush, hull[0], body);
  apart(brush, () => {
    brush.clip();
    shape(brush, hull[1], () => {
      brush.moveTo(6, -70);
      brush.bezierCurveTo(20, -30, 16, 10, 8, 40);
      brush.lineTo(40, 40);
      brush.lineTo(40, -70);
    });
    box(brush, -40, -76, 80, 38, trim[0]);
    box(brush, 9, -76, 40, 38, trim[1]);
    box(brush, -40, 16, 80, 7, trim[0]);
    oval(brush, -12, -46, 3, 9, css('#ffffff', 0.6), 0.4);
  });
  brush.beginPath();
  body();
  brush.closePath();
  pen.stroke();
  pen.curve(
    [
      [-16.5, -38],
      [16.5, -38],
    ],
    0.8,
  );
  pen.inked(trim[0], () => brush.arc(0, -12, 15, 0, TAU), 0.9);
  pen.inked(glass, () => brush.arc(0, -12, 10.5, 0, TAU), 0.8);
  // A face in the porthole.
  oval(brush, 0, -6.5, 7.4, 6.6, ink);
  for (const side of [-1, 1]) disc(brush, side * 3, -8, 2.3, '#ffffff');
  for (const side of [-1, 1]) disc(brush, side * 3 + 0.7, -8, 1.1, ink);
  oval(brush, -5, -17, 2.6, 1.5, css('#ffffff', 0.9), -0.6);
  pen.inked(trim[0], () => brush.rect(-3, 12, 6, 32), 0.9);
}
