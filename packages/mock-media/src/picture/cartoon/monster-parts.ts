import type { Canvas2D } from '../../canvas';
import { disc, oval, polygon } from '../brushes';
import { TAU } from '../numbers';
import type { Pen } from './ink';
import type { MonsterPalette } from './monster-palette';

export type Eyes = 1 | 2 | 3;
export type Topping = 'horns' | 'ears' | 'antenna';

interface Build {
  x: number;
  /** The y of the feet. */
  feet: number;
  halfWidth: number;
  halfHeight: number;
  unit: number;
  /** Side of the raised arm. The monster looks to the other side. */
  waving: 1 | -1;
}

const SIDES = [-1, 1] as const;
const RAISED_FINGERS = [-2.3, -1.57, -0.85];
const HANGING_FINGERS = [0.7, 1.57, 2.3];

export function drawLimbs(brush: Canvas2D, pen: Pen, palette: MonsterPalette, build: Build): void {
  const { x, feet, halfWidth: w, halfHeight: h, unit, waving } = build;
  for (const side of [waving, -waving]) {
    const raised = side === waving;
    const hand = { x: x + side * w * (raised ? 1.5 : 1.3), y: feet - h * (raised ? 1.6 : 0.27) };
    brush.beginPath();
    brush.moveTo(x + side * w * 0.86, feet - h * 0.92);
    brush.quadraticCurveTo(x + side * w * 1.5, feet - h * (raised ? 0.9 : 0.6), hand.x, hand.y);
    brush.lineCap = 'round';
    brush.lineWidth = unit * 0.085;
    brush.strokeStyle = palette.ink;
    brush.stroke();
    brush.lineWidth = unit * 0.057;
    brush.strokeStyle = palette.body;
    brush.stroke();
    for (const angle of raised ? RAISED_FINGERS : HANGING_FINGERS) {
      const [dx, dy] = [Math.cos(angle) * unit * 0.036, Math.sin(angle) * unit * 0.036];
      pen.inked(palette.body, () => brush.arc(hand.x + dx, hand.y + dy, unit * 0.024, 0, TAU), 0.8);
    }
    disc(brush, hand.x, hand.y, unit * 0.036, palette.body);
  }
  for (const side of SIDES) {
    pen.inked(palette.shade, () =>
      brush.ellipse(x + side * w * 0.45, feet + unit * 0.012, unit * 0.085, unit * 0.045, 0, 0, TAU),
    );
  }
}

export function drawTopping(
  brush: Canvas2D,
  pen: Pen,
  palette: MonsterPalette,
  { x, feet, halfWidth: w, halfHeight: h, unit }: Build,
  topping: Topping,
): void {
  if (topping === 'antenna') {
    brush.beginPath();
    brush.moveTo(x, feet - h * 1.8);
    brush.quadraticCurveTo(x + w * 0.1, feet - h * 2.2, x + w * 0.3, feet - h * 2.28);
    pen.stroke(1.1);
    pen.inked(palette.extra, () => brush.arc(x + w * 0.32, feet - h * 2.3, unit * 0.036, 0, TAU));
    return;
  }
  for (const side of SIDES) {
    const across = (share: number) => x + side * w * share;
    const up = (share: number) => feet - h * share;
    if (topping === 'horns') {
      pen.inked(palette.horn, () => {
        brush.moveTo(across(0.34), up(1.78));
        brush.bezierCurveTo(across(0.5), up(2.15), across(0.9), up(2.2), across(1.02), up(2.32));
        brush.bezierCurveTo(across(1.06), up(2), across(0.95), up(1.7), across(0.72), up(1.5));
      });
    } else {
      pen.inked(palette.body, () =>
        brush.ellipse(across(0.72), up(1.72), unit * 0.085, unit * 0.09, 0, 0, TAU),
      );
      oval(brush, across(0.72), up(1.72), unit * 0.045, unit * 0.05, palette.cheek);
    }
  }
}

export function drawFace(brush: Canvas2D, pen: Pen, palette: MonsterPalette, build: Build, eyes: Eyes): void {
  const { x, feet, halfWidth: w, halfHeight: h, unit, waving } = build;
  const eyeLine = feet - h * 1.28;
  const eye = (eyeX: number, eyeY: number, radius: number) => {
    pen.inked('#ffffff', () => brush.arc(eyeX, eyeY, radius, 0, TAU), 0.9);
    disc(brush, eyeX - radius * 0.16 * waving, eyeY + radius * 0.1, radius * 0.56, palette.extra);
    disc(brush, eyeX - radius * 0.18 * waving, eyeY + radius * 0.1, radius * 0.36, palette.ink);
    disc(brush, eyeX + radius * 0.02, eyeY - radius * 0.12, radius * 0.17, '#ffffff');
  };
  if (eyes === 1) eye(x, eyeLine, unit * 0.115);
  if (eyes === 2) for (const side of SIDES) eye(x + side * w * 0.38, eyeLine, unit * (0.084 + 0.004 * side));
  if (eyes === 3) {
    for (const side of SIDES) eye(x + side * w * 0.5, eyeLine + unit * 0.01, unit * 0.06);
    eye(x, eyeLine - unit * 0.045, unit * 0.078);
  }
  for (const side of SIDES) {
    oval(brush, x + side * w * 0.72, feet - h * 0.84, unit * 0.036, unit * 0.022, palette.cheek);
  }

  const lip = feet - h * 0.86;
  const mouth = () => {
    brush.moveTo(x - w * 0.42, lip);
    brush.quadraticCurveTo(x, lip + unit * 0.035, x + w * 0.42, lip);
    brush.bezierCurveTo(x + w * 0.38, lip + unit * 0.15, x - w * 0.38, lip + unit * 0.15, x - w * 0.42, lip);
  };
  pen.inked(palette.ink, mouth, 0.9);
  brush.save();
  brush.clip();
  oval(brush, x, lip + unit * 0.115, w * 0.26, unit * 0.045, palette.cheek);
  for (const side of SIDES) {
    const tooth = x + side * w * 0.31;
    polygon(
      brush,
      [
        [tooth - unit * 0.02, lip],
        [tooth + unit * 0.02, lip],
        [tooth, lip + unit * 0.045],
      ],
      '#ffffff',
    );
  }
  brush.restore();
  brush.beginPath();
  mouth();
  pen.stroke(0.9);
}
