import { polygon, sideways, type Point } from '../brushes';
import { lerp, steps } from '../numbers';
import type { Drawing } from './drawing';

export function tower({ sheet: { unit }, tone, line, form, block }: Drawing, x: number, foot: number) {
  const rise = unit * 0.42;
  const [low, high] = [unit * 0.085, unit * 0.055];
  const top = foot - rise;
  const half = (share: number) => lerp(low, high, share);
  const round = (light: number, middle: number, dark: number) =>
    sideways(tone, x - low, x + low, [
      [0, [light, light, light]],
      [0.4, [light * 0.96, light * 0.96, light * 0.96]],
      [0.7, [middle, middle, middle]],
      [1, [dark, dark, dark]],
    ]);
  const belt = (from: number, to: number): Point[] => [
    [x - half(from), foot - rise * from],
    [x - half(to), foot - rise * to],
    [x + half(to), foot - rise * to],
    [x + half(from), foot - rise * from],
  ];
  polygon(tone, belt(-0.06, 1), round(252, 133, 77));
  for (const [from, to] of [
    [0.2, 0.38],
    [0.56, 0.74],
  ] as const) {
    polygon(tone, belt(from, to), round(128, 56, 26));
    for (const share of [from, to]) {
      const y = foot - rise * share;
      line([
        [x - half(share), y],
        [x, y + unit * 0.013],
        [x + half(share), y],
      ]);
    }
  }
  for (const side of [-1, 1])
    line(
      [
        [x + side * low, foot + unit * 0.04],
        [x + side * high, top],
      ],
      1.8,
    );

  block(x - high * 1.45, top - unit * 0.012, high * 2.9, unit * 0.022, 0.2);
  line(
    [
      [x - high * 1.5, top],
      [x + high * 1.5, top],
    ],
    2,
  );
  line([
    [x - high * 1.45, top - unit * 0.05],
    [x + high * 1.45, top - unit * 0.05],
  ]);
  for (const share of steps(7)) {
    const postX = x - high * 1.4 + high * 2.8 * share;
    line(
      [
        [postX, top],
        [postX, top - unit * 0.05],
      ],
      0.9,
    );
  }
  const [lampHalf, lampRise] = [high * 0.8, unit * 0.085];
  block(x - lampHalf, top - lampRise, lampHalf * 2, lampRise, 0.9);
  block(x + lampHalf * 0.4, top - lampRise, lampHalf * 0.6, lampRise, 0.35);
  for (const share of steps(5)) {
    const barX = x - lampHalf + lampHalf * 2 * share;
    line([
      [barX, top],
      [barX, top - lampRise],
    ]);
  }
  const roof = top - lampRise;
  form(
    [
      [x - lampHalf * 1.3, roof],
      [x, roof - unit * 0.075],
      [x + lampHalf * 1.3, roof],
    ],
    0.18,
    1.6,
  );
  line(
    [
      [x, roof - unit * 0.075],
      [x, roof - unit * 0.12],
    ],
    1.4,
  );
  for (const share of [0.3, 0.64])
    block(x - unit * 0.03, foot - rise * share - unit * 0.04, unit * 0.018, unit * 0.032, 0.08);
}
