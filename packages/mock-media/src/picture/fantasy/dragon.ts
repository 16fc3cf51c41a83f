import type { Canvas2D } from '../../canvas';
import { along, evenly, placed, polygon, shape, type Point } from '../brushes';
import { css, mix, type Colour } from '../colour';
import { head, type DragonColours } from './dragon-head';

/** A distant dragon, as a silhouette. */
export function dragonSilhouette(brush: Canvas2D, x: number, y: number, size: number, colour: Colour): void {
  placed(brush, x, y, size, () => {
    brush.rotate(-0.12);
    shape(brush, css(colour), () => {
      brush.moveTo(-74, 4);
      brush.bezierCurveTo(-62, -3, -52, -3, -44, 1);
      brush.bezierCurveTo(-30, 6, -18, 2, -10, -2);
      brush.bezierCurveTo(-22, -30, -48, -46, -64, -66);
      brush.bezierCurveTo(-34, -62, -10, -46, 2, -28);
      brush.bezierCurveTo(6, -18, 8, -12, 9, -6);
      brush.bezierCurveTo(14, -6, 18, -5, 22, -4);
      brush.bezierCurveTo(30, -26, 52, -46, 84, -54);
      brush.bezierCurveTo(72, -46, 68, -38, 66, -30);
      brush.bezierCurveTo(58, -30, 52, -24, 50, -16);
      brush.bezierCurveTo(44, -16, 38, -10, 36, 0);
      brush.bezierCurveTo(54, 6, 70, 10, 92, 2);
      brush.lineTo(100, -5);
      brush.lineTo(98, 5);
      brush.lineTo(106, 9);
      brush.lineTo(94, 9);
      brush.bezierCurveTo(72, 20, 46, 18, 24, 12);
      brush.bezierCurveTo(4, 18, -20, 18, -42, 9);
      brush.bezierCurveTo(-52, 7, -58, 9, -66, 12);
      brush.lineTo(-60, 7);
      brush.lineTo(-76, 9);
    });
  });
}

/** Ends of the near wing's finger bones, from the tip to the body. */
const FINGERS: readonly Point[] = [
  [-76, -92],
  [-70, -52],
  [-54, -28],
  [-34, -12],
];
const FAR_FINGERS: readonly Point[] = [
  [52, -98],
  [66, -62],
  [60, -34],
];

/** A near dragon that flies to the right. 100 units are its length from chest to tail. */
export function dragon(
  brush: Canvas2D,
  x: number,
  y: number,
  size: number,
  colours: DragonColours,
  mirror = false,
): void {
  const [dark, middle, light] = colours.hide;
  const draw = () => {
    brush.rotate(-0.1);
    wing(
      brush,
      [8, -10],
      [18, -62],
      FAR_FINGERS,
      [34, -4],
      [mix(colours.membrane[0], dark, 0.5), mix(colours.membrane[1], dark, 0.4)],
      dark,
    );
    legs(brush, dark);
    body(brush, along(brush, [0, 24], [0, -34], evenly(dark, middle, light)));
    spines(brush, css(dark));
    head(brush, colours);
    wing(brush, [0, -8], [-30, -62], FINGERS, [-14, 6], colours.membrane, middle);
    brush.beginPath();
    brush.moveTo(-72, 20);
    brush.bezierCurveTo(-56, 22, -48, 12, -38, 5);
    brush.bezierCurveTo(-26, -8, -6, -13, 16, -11);
    brush.bezierCurveTo(36, -11, 44, -22, 56, -33);
    brush.strokeStyle = css(colours.rim, 0.9);
    brush.lineWidth = 1.1;
    brush.stroke();
  };
  placed(brush, x, y, size, draw, mirror);
}

function wing(
  brush: Canvas2D,
  shoulder: Point,
  wrist: Point,
  fingers: readonly Point[],
  hip: Point,
  [near, edge]: readonly [Colour, Colour],
  bone: Colour,
) {
  const [tip = wrist] = fingers;
  const skin = along(brush, shoulder, tip, evenly(near, edge));
  shape(brush, skin, () => {
    brush.moveTo(...shoulder);
    brush.quadraticCurveTo((shoulder[0] + wrist[0]) / 2 - 4, wrist[1] * 0.7, ...wrist);
    brush.quadraticCurveTo((wrist[0] + tip[0]) / 2, tip[1] + 6, ...tip);
    [...fingers.slice(1), hip].forEach((end, index) => {
      const from = fingers[index] ?? tip;
      brush.quadraticCurveTo(
        (from[0] + end[0]) / 2 + (shoulder[0] - end[0]) * 0.22,
        (from[1] + end[1]) / 2 - 2,
        ...end,
      );
    });
  });
  brush.strokeStyle = css(bone);
  brush.lineCap = 'round';
  const stroke = (width: number, ...points: readonly Point[]) => {
    const [from, middle, to] = points;
    if (!from || !middle || !to) return;
    brush.beginPath();
    brush.moveTo(...from);
    brush.quadraticCurveTo(...middle, ...to);
    brush.lineWidth = width;
    brush.stroke();
  };
  stroke(4.2, shoulder, [(shoulder[0] + wrist[0]) / 2 - 4, wrist[1] * 0.7], wrist);
  for (const end of fingers)
    stroke(1.8, wrist, [(wrist[0] + end[0]) / 2, Math.min(wrist[1], end[1]) * 0.5 + end[1] * 0.42 - 6], end);
}

function body(brush: Canvas2D, hide: unknown) {
  shape(brush, hide, () => {
    brush.moveTo(-112, 34);
    brush.bezierCurveTo(-92, 12, -62, 30, -40, 8);
    brush.bezierCurveTo(-26, -8, -6, -13, 16, -11);
    brush.bezierCurveTo(36, -11, 44, -22, 56, -34);
    brush.lineTo(64, -24);
    brush.bezierCurveTo(58, -14, 50, 2, 32, 8);
    brush.bezierCurveTo(12, 16, -14, 14, -34, 19);
    brush.bezierCurveTo(-58, 28, -84, 22, -112, 34);
  });
  polygon(
    brush,
    [
      [-108, 32],
      [-120, 22],
      [-117, 34],
      [-126, 42],
      [-112, 38],
    ],
    hide,
  );
}

function spines(brush: Canvas2D, colour: string) {
  for (const [x, y, size] of [
    [52, -29, 5],
    [46, -21, 5],
    [38, -14.5, 5],
    [28, -11.5, 4.5],
    [-14, -10, 4.5],
    [-24, -5, 4.5],
    [-33, 2, 4.5],
    [-42, 10, 4],
    [-52, 15, 3.6],
    [-64, 19, 3.2],
  ] as const) {
    polygon(
      brush,
      [
        [x - size * 0.7, y + 2],
        [x - size * 0.9, y - size],
        [x + size * 0.6, y + 1],
      ],
      colour,
    );
  }
}

function legs(brush: Canvas2D, colour: Colour) {
  for (const x of [-22, 20]) {
    shape(brush, css(colour), () => {
      brush.moveTo(x - 6, 8);
      brush.bezierCurveTo(x - 10, 20, x - 18, 22, x - 24, 27);
      brush.lineTo(x - 30, 25);
      brush.lineTo(x - 27, 31);
      brush.lineTo(x - 20, 31);
      brush.bezierCurveTo(x - 10, 27, x + 4, 22, x + 7, 8);
    });
  }
}
