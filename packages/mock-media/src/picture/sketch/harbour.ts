import type { Point } from '../brushes';
import { steps } from '../numbers';
import type { Scene } from '../sheet';
import { fishingBoat, sailingBoat } from './boats';
import { newDrawing, type Drawing } from './drawing';
import { drawInPencil } from './hatch';
import { gulls, sea, sky } from './nature';
import { houses } from './quay-houses';

export const harbour: Scene = {
  words: ['harbour', 'harbor', 'boat', 'fishing', 'quay', 'port', 'ship'],
  render(sheet) {
    const { width, height, unit, wide, tall, random } = sheet;
    const drawing = newDrawing(sheet);
    const quay = height * (tall ? 0.6 : 0.56);
    const side = random.sign();
    const across = (share: number) => (side > 0 ? width * share : width * (1 - share));

    sky(drawing, quay);
    sea(drawing, quay, 0.5);
    if (tall) sailingBoat(drawing, across(0.85), quay + unit * 0.02, unit * 0.1);
    houses(drawing, quay);
    wall(drawing, quay);
    fishingBoat(drawing, across(wide ? 0.66 : 0.7), quay + unit * 0.2, unit * (wide ? 0.42 : 0.44), side < 0);
    if (wide) fishingBoat(drawing, across(0.9), quay + unit * 0.14, unit * 0.3, side > 0);
    fishingBoat(
      drawing,
      across(wide ? 0.28 : 0.34),
      height * (tall ? 0.86 : 0.85),
      unit * (wide ? 0.6 : 0.62),
      side > 0,
    );
    posts(drawing, across(0.94), height);
    gulls(drawing, 7, [0.2, 0.06], [0.9, 0.26]);
    drawInPencil(drawing);
  },
};

function wall({ sheet, line, block }: Drawing, quay: number) {
  const { width, unit, random } = sheet;
  block(0, quay, width, unit * 0.05, 0.46);
  block(0, quay + unit * 0.04, width, unit * 0.014, 0.16);
  line(
    [
      [0, quay],
      [width, quay],
    ],
    1.9,
  );
  line(
    [
      [0, quay + unit * 0.052],
      [width, quay + unit * 0.052],
    ],
    1.2,
  );
  for (let x = 0; x < width; x += unit * random.between(0.05, 0.09))
    line(
      [
        [x, quay + unit * 0.004],
        [x, quay + unit * 0.05],
      ],
      0.9,
      0.8,
    );
  for (let x = unit * 0.1; x < width; x += unit * 0.34) {
    block(x - unit * 0.009, quay - unit * 0.022, unit * 0.018, unit * 0.024, 0.14);
    line(
      [
        [x - unit * 0.012, quay - unit * 0.022],
        [x + unit * 0.012, quay - unit * 0.022],
      ],
      1.6,
    );
  }
}

/** Two mooring posts in the foreground, with a rope between them. */
function posts({ sheet: { unit }, line, form, area }: Drawing, x: number, bottom: number) {
  for (const [shift, rise] of [
    [0, 0.2],
    [-0.16, 0.15],
  ] as const) {
    const left = x + unit * shift - unit * 0.02;
    const top = bottom - unit * rise;
    form(
      [
        [left, bottom + 9],
        [left, top],
        [left + unit * 0.006, top - unit * 0.01],
        [left + unit * 0.036, top - unit * 0.01],
        [left + unit * 0.042, top],
        [left + unit * 0.042, bottom + 9],
      ],
      0.42,
      1.7,
    );
    area(
      [
        [left + unit * 0.026, top],
        [left + unit * 0.042, top],
        [left + unit * 0.042, bottom + 9],
        [left + unit * 0.026, bottom + 9],
      ],
      0.14,
    );
    for (const coil of [0.03, 0.042, 0.054])
      line(
        [
          [left - unit * 0.004, top + unit * coil],
          [left + unit * 0.046, top + unit * (coil + 0.006)],
        ],
        1.3,
      );
  }
  const rope = steps(12).map((share): Point => [
    x - unit * 0.14 + unit * 0.14 * share,
    bottom - unit * (0.11 + 0.045 * share) + Math.sin(share * Math.PI) * unit * 0.04,
  ]);
  line(rope, 1.6);
}
