import type { Canvas2D } from '../../canvas';
import { shape, type Point } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Random } from '../random';
import type { Sheet } from '../sheet';
import { mist, type Daylight } from './light';

/** A pine as a silhouette, with its foot at `y`. */
export function pine(
  brush: Canvas2D,
  random: Random,
  x: number,
  y: number,
  height: number,
  fill: unknown,
): void {
  const whorls = 15;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let whorl = 1; whorl <= whorls; whorl++) {
    const down = whorl / whorls;
    const reach = height * 0.2 * Math.pow(down, 0.85) * random.between(0.78, 1.12);
    const tipY = y - height + height * 0.94 * down + height * 0.02;
    const innerY = y - height + height * 0.94 * down - height * 0.004;
    left.push([x - reach, tipY], [x - reach * 0.36, innerY]);
    right.push([x + reach * random.between(0.85, 1.1), tipY], [x + reach * 0.36, innerY]);
  }
  shape(brush, fill, () => {
    brush.moveTo(x, y - height);
    for (const [toX, toY] of right) brush.lineTo(toX, toY);
    brush.lineTo(x + height * 0.012, y);
    brush.lineTo(x - height * 0.012, y);
    for (const [toX, toY] of left.reverse()) brush.lineTo(toX, toY);
  });
}

/** A few dark pines on one side of the foreground, to show the scale. */
export function foregroundPines({ brush, width, height, random }: Sheet, day: Daylight): void {
  const side = random.sign();
  const dark = mix('#0b130f', day.fog, day === mist ? 0.05 : 0.006);
  times(9, (index) => {
    const share = index / 9;
    const inwards = width * (-0.02 + share * share * 0.34 + random() * 0.03);
    const tall = height * (0.78 - share * 0.52) * random.between(0.8, 1.08);
    const tint = css(mix(dark, day.fog, share * 0.02));
    pine(brush, random, side > 0 ? width - inwards : inwards, height * (1.06 - share * 0.05), tall, tint);
  });
}
