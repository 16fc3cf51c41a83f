import { disc, type Point } from '../brushes';
import { steps, times } from '../numbers';
import { grey, type Drawing } from './drawing';

export function sailingBoat({ area, line, form }: Drawing, x: number, y: number, size: number): void {
  const at = (across: number, down: number): Point => [x + size * across, y + size * down];
  area([at(0, -0.06), at(0, -1), at(0.5, -0.08)], 0.93);
  area([at(-0.04, -0.06), at(-0.04, -0.82), at(-0.4, -0.08)], 0.62);
  line([at(0, -0.06), at(0, -1), at(0.5, -0.08), at(0, -0.08)], 1.2);
  line([at(-0.04, -0.82), at(-0.4, -0.08), at(0, -0.07)], 1.1);
  form([at(-0.5, 0), at(0.5, 0), at(0.34, 0.16), at(-0.36, 0.16)], 0.14, 1.5);
}

/** A fishing boat with its bow to the right (left if mirrored), and its broken reflection. */
export function fishingBoat(drawing: Drawing, x: number, y: number, size: number, mirror = false): void {
  const { sheet, tone, line, area, form } = drawing;
  const { random } = sheet;
  const at = (across: number, down: number): Point => [
    x + size * across * (mirror ? -1 : 1),
    y + size * down,
  ];

  area([at(-0.5, 0.08), at(0.5, 0.08), at(0.4, 0.3), at(-0.42, 0.26)], 0.34);
  area([at(-0.3, 0.24), at(0, 0.24), at(0, 0.42), at(-0.26, 0.44)], 0.58);
  times(13, (row) => {
    const [level, half] = [0.1 + row * 0.028, 0.5 - row * 0.024];
    const from = random.between(-half, 0);
    line(
      [
        at(from, level),
        at(from + half * 0.5, level + 0.006),
        at(from + half * random.between(0.7, 1.2), level),
      ],
      0.9,
      0.6,
    );
  });

  const sheer: Point[] = [
    at(-0.53, -0.13),
    at(-0.3, -0.075),
    at(0, -0.06),
    at(0.28, -0.1),
    at(0.5, -0.18),
    at(0.6, -0.24),
  ];
  const keel: Point[] = [at(0.53, -0.06), at(0.44, 0.09), at(-0.46, 0.09), at(-0.52, 0.02)];
  form([...sheer, ...keel], 0.3, 1.9);
  area(
    [
      at(-0.53, -0.13),
      at(-0.3, -0.075),
      at(0, -0.06),
      at(0.28, -0.1),
      at(0.5, -0.18),
      at(0.6, -0.24),
      at(0.58, -0.19),
      at(0.48, -0.13),
      at(0.27, -0.055),
      at(0, -0.02),
      at(-0.3, -0.035),
      at(-0.53, -0.085),
    ],
    0.93,
  );
  line(
    [at(-0.53, -0.085), at(-0.3, -0.035), at(0, -0.02), at(0.27, -0.055), at(0.48, -0.13), at(0.58, -0.19)],
    1.1,
  );
  area([at(-0.5, 0.045), at(0.47, 0.045), at(0.44, 0.09), at(-0.46, 0.09)], 0.12);
  for (const tyre of [-0.34, -0.08, 0.16]) {
    const [tyreX, tyreY] = at(tyre, 0.025);
    disc(tone, tyreX, tyreY, size * 0.042, grey(0.08));
    disc(tone, tyreX, tyreY, size * 0.02, grey(0.6));
    line(
      steps(13).map((share): Point => [
        tyreX + Math.cos(share * 6.28) * size * 0.042,
        tyreY + Math.sin(share * 6.28) * size * 0.042,
      ]),
      1,
    );
  }

  form([at(-0.38, -0.08), at(-0.36, -0.36), at(-0.08, -0.36), at(-0.05, -0.07)], 0.9, 1.5);
  area([at(-0.38, -0.08), at(-0.36, -0.36), at(-0.28, -0.36), at(-0.29, -0.08)], 0.52);
  form([at(-0.41, -0.36), at(-0.38, -0.4), at(-0.06, -0.4), at(-0.03, -0.36)], 0.22, 1.4);
  for (const pane of [-0.25, -0.155])
    form([at(pane, -0.31), at(pane + 0.07, -0.31), at(pane + 0.07, -0.21), at(pane, -0.21)], 0.12, 1);
  form([at(-0.33, -0.4), at(-0.33, -0.5), at(-0.28, -0.5), at(-0.28, -0.4)], 0.3, 1.2);

  line([at(0.14, -0.07), at(0.14, -0.98)], 2.6);
  line([at(0.155, -0.07), at(0.15, -0.96)], 1.4);
  line([at(0.14, -0.3), at(-0.16, -0.58)], 1.9);
  line([at(0.14, -0.95), at(0.59, -0.24)], 0.8, 0.8);
  line([at(0.14, -0.95), at(-0.52, -0.14)], 0.8, 0.8);
  line([at(0.14, -0.7), at(-0.16, -0.58)], 0.8, 0.8);
  area([at(0.14, -0.92), at(0.27, -0.88), at(0.14, -0.83)], 0.3);
  line([at(0.14, -0.92), at(0.27, -0.88), at(0.14, -0.83)], 1.1);
  form([at(0.24, -0.09), at(0.25, -0.17), at(0.37, -0.19), at(0.38, -0.13)], 0.62, 1.2);
  for (const slat of [0.28, 0.32]) line([at(slat, -0.1), at(slat + 0.005, -0.18)], 0.8);
}
