import { css } from '../colour';
import type { Sheet } from '../sheet';
import type { Pen } from './ink';

const TREES = [
  { x: 0.05, y: 0.7, size: 0.9 },
  { x: 0.2, y: 0.655, size: 1.2 },
  { x: 0.8, y: 0.65, size: 1 },
  { x: 0.93, y: 0.66, size: 1.3 },
  { x: 0.69, y: 0.68, size: 0.7 },
];

interface MeadowColours {
  hill: readonly [near: string, far: string, trees: string];
  shade: string;
}

/** Two hills with lollipop trees between them. */
export function meadow(
  { brush, width, height, unit }: Sheet,
  pen: Pen,
  { hill, shade }: MeadowColours,
): void {
  const beyond = unit * 0.05;
  const ground = (from: number, to: number) => {
    brush.lineTo(width + beyond, height * to);
    brush.lineTo(width + beyond, height + beyond);
    brush.lineTo(-beyond, height + beyond);
    brush.lineTo(-beyond, height * from);
  };
  pen.inked(
    hill[1],
    () => {
      brush.moveTo(-beyond, height * 0.76);
      brush.bezierCurveTo(
        width * 0.2,
        height * 0.58,
        width * 0.36,
        height * 0.72,
        width * 0.5,
        height * 0.74,
      );
      brush.bezierCurveTo(width * 0.7, height * 0.6, width * 0.9, height * 0.6, width + beyond, height * 0.7);
      ground(0.76, 0.7);
    },
    0.8,
  );
  for (const tree of TREES) {
    const [x, y, size] = [width * tree.x, height * tree.y, unit * 0.1 * tree.size];
    pen.inked(shade, () => brush.rect(x - size * 0.09, y - size * 0.3, size * 0.18, size * 0.5), 0.6);
    pen.inked(
      hill[2],
      () => brush.ellipse(x, y - size * 0.75, size * 0.42, size * 0.58, 0, 0, Math.PI * 2),
      0.7,
    );
    brush.beginPath();
    brush.ellipse(x - size * 0.12, y - size * 0.9, size * 0.1, size * 0.18, 0.4, 0, Math.PI * 2);
    brush.fillStyle = css('#ffffff', 0.45);
    brush.fill();
  }
  pen.inked(hill[0], () => {
    brush.moveTo(-beyond, height * 0.9);
    brush.bezierCurveTo(
      width * 0.3,
      height * 0.76,
      width * 0.7,
      height * 0.78,
      width + beyond,
      height * 0.92,
    );
    ground(0.9, 0.92);
  });
}
