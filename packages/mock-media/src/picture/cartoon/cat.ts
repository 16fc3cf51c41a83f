import type { Canvas2D } from '../../canvas';
import { box, disc, downwards, evenly, oval, placed } from '../brushes';
import { css } from '../colour';
import { vignette } from '../finish';
import { TAU, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { cloud, halftone, penOf, sparkle, type Pen } from './ink';
import { type CatPalette, PALETTES } from './cat-palette';
import { drawCat } from './cat-figure';

export const cat: Scene = {
  words: ['cat', 'kitten', 'fence', 'moon', 'animal', 'pet'],
  render(sheet) {
    const { brush, width, height, unit, wide, tall, random } = sheet;
    const palette = sheet.choose(PALETTES);
    const pen = penOf(brush, palette.ink, unit * 0.013);
    const side = random.sign();
    const catX = width * (0.5 - side * (wide ? 0.1 : 0.04));
    const fenceTop = height * (tall ? 0.74 : 0.71);
    const face = { x: catX + side * unit * 0.1, y: fenceTop - unit * 0.36, radius: unit * 0.33 };

    box(brush, 0, 0, width, height, downwards(brush, 0, fenceTop, evenly(...palette.sky)));
    halftone(brush, width, height * 0.6, unit * 0.028, css('#ffffff', 0.14));
    if (palette.stars) stars(sheet, palette.ink, fenceTop);
    disc(brush, face.x, face.y, face.radius * 1.3, css(palette.disc[1], 0.28));
    disc(brush, face.x, face.y, face.radius * 1.14, css(palette.disc[1], 0.4));
    pen.inked(palette.disc[0], () => brush.arc(face.x, face.y, face.radius, 0, TAU), 0.8);
    if (palette.stars) craters(brush, face, palette.disc[1]);
    cloud(brush, pen, width * (side > 0 ? 0.14 : 0.86), height * 0.2, unit * 0.17);
    cloud(brush, pen, width * (side > 0 ? 0.9 : 0.1), height * 0.38, unit * 0.12);
    street(sheet, pen, palette, fenceTop);
    bushes(sheet, pen, palette, fenceTop);
    fence(sheet, pen, palette, fenceTop);
    const size = unit * 0.5;
    placed(
      brush,
      catX,
      fenceTop,
      size,
      () => drawCat(brush, penOf(brush, palette.ink, 2.7), palette),
      side < 0,
    );
    vignette(sheet, 0.1);
  },
};

function stars({ brush, width, unit, random }: Sheet, ink: string, end: number) {
  const pen = penOf(brush, ink, unit * 0.006);
  times(60, () => {
    disc(brush, width * random(), end * random(), unit * random.between(0.002, 0.005), css('#ffffff', 0.8));
  });
  times(8, () => {
    const [x, y, size] = [width * random(), end * 0.7 * random(), unit * random.between(0.014, 0.028)];
    pen.inked('#ffffff', () => sparkle(brush, x, y, size));
  });
}

function craters(
  brush: Canvas2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: string,
) {
  for (const [dx, dy, size] of [
    [-0.55, -0.3, 0.16],
    [-0.2, -0.66, 0.1],
    [0.58, -0.42, 0.12],
    [0.66, 0.22, 0.17],
    [-0.72, 0.26, 0.1],
  ] as const) {
    oval(brush, x + dx * radius, y + dy * radius, size * radius, size * radius * 0.86, colour);
  }
}

function street({ brush, width, unit, random }: Sheet, pen: Pen, palette: CatPalette, ground: number) {
  let x = -unit * 0.06;
  let house = 0;
  while (x < width) {
    const [w, h] = [unit * random.between(0.17, 0.27), unit * random.between(0.13, 0.27)];
    const [left, top, roof] = [x, ground - h, unit * random.between(0.05, 0.11)];
    pen.inked(
      palette.houses[house % 2 ? 1 : 0],
      () => {
        brush.moveTo(left, ground + unit * 0.2);
        brush.lineTo(left, top);
        brush.lineTo(left + w * 0.5, top - roof);
        brush.lineTo(left + w, top);
        brush.lineTo(left + w, ground + unit * 0.2);
      },
      0.7,
    );
    for (const [column, row] of [
      [0.2, 0.04],
      [0.58, 0.04],
      [0.2, 0.13],
      [0.58, 0.13],
    ] as const) {
      const lit = random() < 0.7;
      const paneTop = top + unit * row;
      pen.inked(
        lit ? palette.window : palette.ink,
        () => brush.rect(left + w * column, paneTop, w * 0.22, unit * 0.055),
        0.5,
      );
    }
    x += w + unit * random.between(-0.01, 0.05);
    house += 1;
  }
}

function bushes({ brush, width, unit, random }: Sheet, pen: Pen, { bush }: CatPalette, ground: number) {
  for (let x = -unit * 0.05; x < width + unit * 0.1; x += unit * 0.13) {
    const [y, radius] = [ground + unit * random.between(0, 0.04), unit * random.between(0.07, 0.11)];
    pen.inked(bush[0], () => brush.arc(x, y, radius, 0, TAU), 0.7);
    disc(brush, x - radius * 0.25, y - radius * 0.3, radius * 0.5, bush[1]);
  }
}

function fence(
  { brush, width, height, unit }: Sheet,
  pen: Pen,
  { fence: [light, shade] }: CatPalette,
  top: number,
) {
  const plank = unit * 0.135;
  box(brush, 0, top + unit * 0.05, width, height, shade);
  for (let x = -plank * 0.4; x < width; x += plank) {
    pen.inked(
      light,
      () => {
        brush.moveTo(x, height + plank);
        brush.lineTo(x, top + unit * 0.055);
        brush.lineTo(x + plank * 0.44, top + unit * 0.02);
        brush.lineTo(x + plank * 0.88, top + unit * 0.055);
        brush.lineTo(x + plank * 0.88, height + plank);
      },
      0.9,
    );
    box(brush, x + plank * 0.68, top + unit * 0.075, plank * 0.14, height, css(shade, 0.8));
    disc(brush, x + plank * 0.36, top + unit * 0.165, unit * 0.007, shade);
  }
  pen.inked(light, () => brush.rect(-unit * 0.1, top - unit * 0.012, width + unit * 0.2, unit * 0.042), 1);
  box(brush, 0, top + unit * 0.016, width, unit * 0.009, shade);
}
