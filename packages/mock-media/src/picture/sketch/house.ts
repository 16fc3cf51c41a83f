import { downwards, box, type Point } from '../brushes';
import { times } from '../numbers';
import type { Scene } from '../sheet';
import { newDrawing, type Drawing } from './drawing';
import { drawInPencil } from './hatch';
import { grassTufts, hills, sky, tree } from './nature';

export const house: Scene = {
  words: ['house', 'cottage', 'porch', 'home', 'farm', 'tree', 'village'],
  render(sheet) {
    const { width, height, unit, wide } = sheet;
    const drawing = newDrawing(sheet);
    const ground = height * 0.74;
    const x = width * (wide ? 0.44 : 0.42);

    sky(drawing, height * 0.7);
    meadow(drawing, ground);
    hills(drawing, ground);
    path(drawing, x, ground + unit * 0.04);
    building(drawing, x, ground + unit * 0.04);
    tree(drawing, width * (wide ? 0.74 : 0.8), ground + unit * 0.1, unit * 0.72);
    tree(drawing, width * 0.08, ground + unit * 0.02, unit * 0.34);
    fence(drawing, ground);
    grassTufts(drawing, height * 0.8, 120);
    drawInPencil(drawing);
  },
};

function meadow({ tone, sheet: { width, height } }: Drawing, ground: number) {
  const grass = downwards(tone, ground, height, [
    [0, [219, 219, 219]],
    [1, [153, 153, 153]],
  ]);
  box(tone, 0, ground, width, height - ground, grass);
}

function path({ sheet: { width, height, unit }, area, line }: Drawing, x: number, y: number) {
  area(
    [
      [x - unit * 0.04, y],
      [x + unit * 0.05, y],
      [width * 0.78, height],
      [width * 0.3, height],
    ],
    0.93,
  );
  line(
    [
      [x - unit * 0.04, y],
      [x - unit * 0.02, y + unit * 0.08],
      [width * 0.3, height],
    ],
    1.2,
  );
  line(
    [
      [x + unit * 0.05, y],
      [x + unit * 0.12, y + unit * 0.07],
      [width * 0.78, height],
    ],
    1.2,
  );
}

function building(drawing: Drawing, x: number, foot: number) {
  const { unit } = drawing.sheet;
  const { area, line, form, block } = drawing;
  const [width, rise] = [unit * 0.4, unit * 0.23];
  const eaves = foot - rise;
  const at = (across: number, y: number): Point => [x + width * across, y];

  area([at(-0.5, eaves), at(0.16, eaves), at(0.16, foot), at(-0.5, foot)], 0.93);
  area([at(0.16, eaves), at(0.5, foot - rise * 0.92), at(0.5, foot - unit * 0.014), at(0.16, foot)], 0.46);
  const ridge = at(-0.17, eaves - unit * 0.21);
  const slope: Point[] = [
    ridge,
    at(0.3, eaves - unit * 0.19),
    at(0.58, foot - rise * 0.9),
    at(0.2, foot - rise * 0.95),
  ];
  area([at(-0.56, foot - rise * 0.97), ridge, at(0.2, foot - rise * 0.97)], 0.84);
  form(slope, 0.24, 1.7);
  line([at(-0.57, foot - rise * 0.94), ridge, at(0.21, foot - rise * 0.94)], 2);
  for (const corner of [-0.5, 0.16, 0.5]) line([at(corner, foot - rise * 0.95), at(corner, foot)], 1.6);
  line([at(-0.5, foot), at(0.16, foot), at(0.5, foot - unit * 0.014)], 1.4);

  const pane = (left: number, top: number, w: number, h: number) => {
    const [paneX, paneY] = at(left, top);
    form(
      [
        [paneX, paneY],
        [paneX + w, paneY],
        [paneX + w, paneY + h],
        [paneX, paneY + h],
      ],
      0.12,
      1.3,
    );
    line([
      [paneX + w / 2, paneY],
      [paneX + w / 2, paneY + h],
    ]);
    line([
      [paneX, paneY + h / 2],
      [paneX + w, paneY + h / 2],
    ]);
  };
  pane(-0.43, foot - rise * 0.72, width * 0.14, rise * 0.34);
  pane(0, foot - rise * 0.72, width * 0.12, rise * 0.34);
  pane(-0.23, eaves - unit * 0.08, width * 0.12, unit * 0.05);
  pane(0.27, foot - rise * 0.72, width * 0.12, rise * 0.3);
  block(x - width * 0.21, foot - rise * 0.62, width * 0.14, rise * 0.62, 0.2);
  line([at(-0.21, foot), at(-0.21, foot - rise * 0.62), at(-0.07, foot - rise * 0.62), at(-0.07, foot)], 1.5);

  const chimney = eaves - unit * 0.26;
  area(
    [at(0.12, eaves - unit * 0.12), at(0.12, chimney), at(0.22, chimney), at(0.22, eaves - unit * 0.12)],
    0.5,
  );
  line(
    [at(0.12, eaves - unit * 0.14), at(0.12, chimney), at(0.22, chimney), at(0.22, eaves - unit * 0.17)],
    1.5,
  );
  const smoke = Array.from({ length: 30 }, (_, puff): Point => {
    const curl = Math.sin(puff * 0.6) * unit * 0.014 * (1 + puff * 0.05);
    return [x + width * 0.17 + curl + puff * unit * 0.004, chimney - unit * 0.01 - puff * unit * 0.008];
  });
  line(smoke, 1, 0.5);
}

function fence({ sheet: { width, unit }, line }: Drawing, ground: number) {
  times(9, (post) => {
    const [x, y] = [width * (0.52 + post * 0.06), ground + unit * (0.1 + post * 0.012)];
    line(
      [
        [x, y - unit * 0.06],
        [x, y + unit * 0.03],
      ],
      1.8,
    );
    if (!post) return;
    for (const rail of [0.045, 0.012])
      line(
        [
          [x - width * 0.06, y - unit * (rail + 0.012)],
          [x, y - unit * rail],
        ],
        1.2,
      );
  });
}
