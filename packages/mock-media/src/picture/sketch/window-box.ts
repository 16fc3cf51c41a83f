import { disc, type Point } from '../brushes';
import { lerp, steps, TAU, times } from '../numbers';
import { grey, type Drawing } from './drawing';

export function windowWithFlowers(
  { sheet, tone, line, form, area }: Drawing,
  x: number,
  top: number,
  width: number,
  height: number,
) {
  const { unit, random } = sheet;
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  const frame = unit * 0.016;
  form(
    [
      [left - frame, top - frame],
      [right + frame, top - frame],
      [right + frame, bottom],
      [left - frame, bottom],
    ],
    0.95,
    1.6,
  );
  form(
    [
      [left, top],
      [right, top],
      [right, bottom - frame],
      [left, bottom - frame],
    ],
    0.2,
    1.4,
  );
  // A curtain on one side, and the sky in the upper panes.
  area(
    [
      [left, top],
      [left + width * 0.26, top],
      [left + width * 0.12, bottom - frame],
      [left, bottom - frame],
    ],
    0.8,
  );
  for (const fold of [0.06, 0.12, 0.18])
    line(
      [
        [left + width * fold, top],
        [left + width * fold * 0.5, bottom - frame],
      ],
      0.8,
      0.6,
    );
  area(
    [
      [left + width * 0.55, top],
      [right - width * 0.06, top],
      [left + width * 0.62, top + height * 0.4],
      [left + width * 0.5, top + height * 0.4],
    ],
    0.62,
  );
  for (const bar of [-0.008, 0.008])
    line(
      [
        [x + unit * bar, top],
        [x + unit * bar, bottom - frame],
      ],
      1.2,
    );
  for (const bar of [0.36, 0.4])
    line(
      [
        [left, top + height * bar],
        [right, top + height * bar],
      ],
      1.2,
    );
  for (const side of [-1, 1]) {
    const [near, far] = [
      x + side * (width / 2 + frame * 1.4),
      x + side * (width / 2 + frame * 1.4 + width * 0.26),
    ];
    form(
      [
        [near, top - frame],
        [far, top - frame],
        [far, bottom],
        [near, bottom],
      ],
      0.5,
      1.5,
    );
    for (const share of steps(13).slice(1, -1))
      line(
        [
          [near, lerp(top, bottom, share)],
          [far, lerp(top, bottom, share)],
        ],
        0.9,
        0.8,
      );
  }
  const boxTop = bottom + unit * 0.012;
  form(
    [
      [left - frame, boxTop],
      [right + frame, boxTop],
      [right, boxTop + unit * 0.06],
      [left, boxTop + unit * 0.06],
    ],
    0.34,
    1.6,
  );
  times(70, () => {
    const [leafX, leafY] = [x + (random() - 0.5) * width * 1.14, boxTop + unit * random.between(-0.06, 0.03)];
    disc(tone, leafX, leafY, unit * random.between(0.006, 0.016), grey(random.pick([0.22, 0.34, 0.5])));
  });
  times(17, () => {
    const [flowerX, flowerY] = [
      x + (random() - 0.5) * width * 1.08,
      boxTop + unit * random.between(-0.065, 0.02),
    ];
    flower({ tone, line }, flowerX, flowerY, unit * random.between(0.011, 0.018));
  });
}

export function flower({ tone, line }: Pick<Drawing, 'tone' | 'line'>, x: number, y: number, size: number) {
  disc(tone, x, y, size * 1.1, grey(0.98));
  const petals = steps(31).map((share): Point => {
    const radius = size * (0.72 + 0.34 * Math.abs(Math.sin(share * TAU * 2.5)));
    return [x + Math.cos(share * TAU) * radius, y + Math.sin(share * TAU) * radius];
  });
  line(petals, 0.8, 0.9);
  disc(tone, x, y, size * 0.3, grey(0.25));
}
