import { apart, polygon, trace, type Point } from '../brushes';
import { lerp, steps, times } from '../numbers';
import type { Scene } from '../sheet';
import { sailingBoat } from './boats';
import { grey, newDrawing, type Drawing } from './drawing';
import { drawInPencil } from './hatch';
import { gulls, sea, sky } from './nature';
import { tower } from './tower';

export const lighthouse: Scene = {
  words: ['lighthouse', 'cliff', 'storm', 'gull', 'sail', 'coast'],
  render(sheet) {
    const { width, height, unit, wide } = sheet;
    const drawing = newDrawing(sheet);
    const horizon = height * 0.68;
    const x = width * (wide ? 0.6 : 0.55);

    sky(drawing, height * 0.7);
    sea(drawing, horizon);
    cliff(drawing, x, horizon);
    tower(drawing, x + unit * 0.1, horizon - unit * 0.1);
    keepersHouse(drawing, x + unit * 0.32, horizon - unit * 0.085);
    gulls(drawing, 8, [0.08, 0.1], [0.55, 0.5]);
    sailingBoat(drawing, width * 0.2, horizon + unit * 0.06, unit * 0.13);
    drawInPencil(drawing);
  },
};

function cliff({ sheet, tone, line, area }: Drawing, x: number, sea: number) {
  const { width, height, unit, random, noise } = sheet;
  const edge = steps(27).map((share): Point => {
    const rise =
      Math.pow(1 - share, 0.55) * unit * 0.17 +
      noise.layered(share * 5, 2, 3) * unit * 0.07 * (1 - share * 0.6);
    const drop = share > 0.85 ? (share - 0.85) * unit * 0.7 : 0;
    return [lerp(width * 1.05, x - unit * 0.36, share), sea + unit * 0.03 - rise + drop];
  });
  const rock: Point[] = [
    ...edge,
    [x - unit * 0.42, sea + unit * 0.16],
    [x - unit * 0.3, height * 0.9],
    [x - unit * 0.1, height * 0.93],
    [width * 1.05, height * 1.02],
  ];
  area(rock, 0.58);
  apart(tone, () => {
    tone.beginPath();
    trace(tone, rock);
    tone.clip();
    times(60, () => {
      const [stoneX, stoneY] = [
        lerp(x - unit * 0.45, width, random()),
        sea + random.between(-0.12, 0.3) * unit,
      ];
      polygon(
        tone,
        [
          [stoneX, stoneY],
          [stoneX + unit * random.between(0.02, 0.1), stoneY + unit * random.between(-0.03, 0.05)],
          [stoneX + unit * random.between(-0.02, 0.06), stoneY + unit * random.between(0.06, 0.17)],
          [stoneX - unit * random.between(0.01, 0.05), stoneY + unit * random.between(0.05, 0.12)],
        ],
        grey(random.pick([0.16, 0.26, 0.72, 0.84, 0.4])),
      );
    });
  });
  line(edge, 1.6);
  times(34, () => {
    const [crackX, crackY] = [
      lerp(x - unit * 0.36, width, random()),
      sea + random.between(-0.06, 0.2) * unit,
    ];
    line(
      [
        [crackX, crackY],
        [crackX + unit * random.between(-0.02, 0.02), crackY + unit * 0.03],
        [crackX + unit * random.between(-0.01, 0.05), crackY + unit * random.between(0.05, 0.1)],
      ],
      1,
      0.8,
    );
  });
}

function keepersHouse({ sheet: { unit }, line, area, form, block }: Drawing, x: number, y: number) {
  const [width, rise] = [unit * 0.2, unit * 0.1];
  const eaves = y - rise;
  area(
    [
      [x - width / 2, eaves],
      [x + width / 2, eaves],
      [x + width / 2, y + unit * 0.04],
      [x - width / 2, y + unit * 0.04],
    ],
    0.84,
  );
  form(
    [
      [x - width * 0.6, eaves],
      [x - width * 0.34, eaves - unit * 0.085],
      [x + width * 0.36, eaves - unit * 0.085],
      [x + width * 0.62, eaves],
    ],
    0.3,
    1.4,
  );
  for (const side of [-1, 1])
    line(
      [
        [x + (side * width) / 2, eaves],
        [x + (side * width) / 2, y + unit * 0.04],
      ],
      1.4,
    );
  for (const share of [-0.3, 0.02]) block(x + width * share, y - rise * 0.7, width * 0.17, rise * 0.46, 0.14);
  block(x + width * 0.28, y - rise * 0.6, width * 0.14, rise * 0.9, 0.2);
}
