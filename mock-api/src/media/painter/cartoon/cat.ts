import type { Canvas2D } from '../../canvas';
import { box, disc, downwards, evenly, oval, placed, shape, type Point } from '../brushes';
import { css } from '../colour';
import { vignette } from '../finish';
import { TAU, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { cloud, halftone, penOf, sparkle, type Pen } from './ink';

interface CatPalette {
  words: readonly string[];
  sky: readonly [string, string];
  disc: readonly [face: string, halo: string];
  houses: readonly [string, string];
  window: string;
  fence: readonly [light: string, shade: string];
  bush: readonly [string, string];
  fur: readonly [light: string, shade: string, chest: string];
  eye: string;
  ink: string;
  stars: boolean;
}

const PALETTES: readonly CatPalette[] = [
  {
    words: ['moon', 'night', 'black'],
    sky: ['#20246e', '#6a54c9'],
    disc: ['#fff2b8', '#ffd98a'],
    houses: ['#3a3592', '#2b2776'],
    window: '#ffd25c',
    fence: ['#8d7bf0', '#6c58d6'],
    bush: ['#1f7f86', '#2fa59a'],
    fur: ['#3c2f66', '#2a1f4e', '#6a58a0'],
    eye: '#ffe45c',
    ink: '#130d33',
    stars: true,
  },
  {
    words: ['ginger', 'noon', 'day', 'garden', 'summer'],
    sky: ['#4fc3f7', '#b5ecff'],
    disc: ['#ffe36b', '#fff3b0'],
    houses: ['#ff9f80', '#f47e6b'],
    window: '#fff4d6',
    fence: ['#fff6e0', '#e9d5b4'],
    bush: ['#2fae6a', '#62cf86'],
    fur: ['#ff9a3d', '#e87722', '#ffe6c9'],
    eye: '#7fe07a',
    ink: '#33163a',
    stars: false,
  },
  {
    words: ['sunset', 'evening', 'grey', 'gray'],
    sky: ['#ff7a8a', '#ffc97a'],
    disc: ['#fff0c9', '#ffe09a'],
    houses: ['#b0467f', '#8c3470'],
    window: '#ffe08a',
    fence: ['#5e3c8f', '#472c74'],
    bush: ['#35608f', '#4f86b0'],
    fur: ['#b9c0d9', '#939cc0', '#f3f5ff'],
    eye: '#ffc93f',
    ink: '#2a0f3d',
    stars: false,
  },
];

/** A cat on a fence, with more time than anybody. */
export const cat: Scene = {
  words: ['cat', 'kitten', 'fence', 'moon', 'animal', 'pet'],
  paint(sheet) {
    const { brush, width, height, unit, wide, tall, chance } = sheet;
    const palette = sheet.choose(PALETTES);
    const pen = penOf(brush, palette.ink, unit * 0.013);
    const side = chance.sign();
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

function stars({ brush, width, unit, chance }: Sheet, ink: string, end: number) {
  const pen = penOf(brush, ink, unit * 0.006);
  times(60, () => {
    disc(brush, width * chance(), end * chance(), unit * chance.between(0.002, 0.005), css('#ffffff', 0.8));
  });
  times(8, () => {
    const [x, y, size] = [width * chance(), end * 0.7 * chance(), unit * chance.between(0.014, 0.028)];
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

function street({ brush, width, unit, chance }: Sheet, pen: Pen, palette: CatPalette, ground: number) {
  let x = -unit * 0.06;
  let house = 0;
  while (x < width) {
    const [w, h] = [unit * chance.between(0.17, 0.27), unit * chance.between(0.13, 0.27)];
    const [left, top, roof] = [x, ground - h, unit * chance.between(0.05, 0.11)];
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
      const lit = chance() < 0.7;
      const paneTop = top + unit * row;
      pen.inked(
        lit ? palette.window : palette.ink,
        () => brush.rect(left + w * column, paneTop, w * 0.22, unit * 0.055),
        0.5,
      );
    }
    x += w + unit * chance.between(-0.01, 0.05);
    house += 1;
  }
}

function bushes({ brush, width, unit, chance }: Sheet, pen: Pen, { bush }: CatPalette, ground: number) {
  for (let x = -unit * 0.05; x < width + unit * 0.1; x += unit * 0.13) {
    const [y, radius] = [ground + unit * chance.between(0, 0.04), unit * chance.between(0.07, 0.11)];
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

/** It sits on y = 0 and is 105 units high; the tail hangs over the fence. */
function drawCat(brush: Canvas2D, pen: Pen, { fur: [light, shade, chest], eye, ink }: CatPalette) {
  const tail = (colour: string, width: number) => {
    brush.beginPath();
    brush.moveTo(18, -8);
    brush.bezierCurveTo(44, -6, 34, 24, 35, 34);
    brush.bezierCurveTo(37, 50, 58, 48, 55, 33);
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.lineCap = 'round';
    brush.stroke();
  };
  tail(ink, 14.5);
  tail(light, 9.2);

  const body = () => {
    brush.moveTo(-25, 1);
    brush.bezierCurveTo(-33, -28, -20, -56, 0, -57);
    brush.bezierCurveTo(20, -56, 33, -28, 25, 1);
  };
  shape(brush, light, body);
  brush.save();
  brush.clip();
  shape(brush, shade, () => {
    brush.moveTo(10, -60);
    brush.bezierCurveTo(22, -36, 18, -14, 12, 4);
    brush.lineTo(40, 4);
    brush.lineTo(40, -60);
  });
  oval(brush, 0, -27, 11.5, 19, chest);
  brush.restore();
  brush.beginPath();
  body();
  brush.closePath();
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.inked(light, () => brush.ellipse(side * 10, -1, 8.5, 6.6, 0, 0, TAU), 0.9);
    for (const toe of [-2.6, 2.2]) {
      pen.curve(
        [
          [side * 10 + toe, -0.5],
          [side * 10 + toe, 4],
        ],
        0.6,
      );
    }
  }

  for (const side of [-1, 1]) {
    pen.inked(light, () => {
      brush.moveTo(side * 27, -70);
      brush.quadraticCurveTo(side * 29, -94, side * 25, -106);
      brush.quadraticCurveTo(side * 13, -99, side * 5, -87);
    });
    shape(brush, '#ff9aa8', () => {
      brush.moveTo(side * 22.5, -80);
      brush.quadraticCurveTo(side * 24, -92, side * 22.6, -98);
      brush.quadraticCurveTo(side * 16, -94, side * 11.5, -88);
    });
  }
  pen.inked(light, () => {
    brush.moveTo(-28, -66);
    brush.bezierCurveTo(-30, -96, 30, -96, 28, -66);
    brush.quadraticCurveTo(34, -58, 29, -55);
    brush.bezierCurveTo(18, -42, -18, -42, -29, -55);
    brush.quadraticCurveTo(-34, -58, -28, -66);
  });
  oval(brush, 0, -54, 12, 7.4, chest);
  for (const x of [-6, 0, 6]) {
    brush.beginPath();
    brush.moveTo(x, -88.2 + Math.abs(x) * 0.08);
    brush.lineTo(x * 0.8, -80);
    brush.strokeStyle = shade;
    brush.lineWidth = 3;
    brush.stroke();
  }
  for (const side of [-1, 1]) {
    pen.inked(eye, () => brush.ellipse(side * 12.5, -68, 7.2, 7.8, 0, 0, TAU), 0.85);
    oval(brush, side * 12.5 + 1.2, -67.5, 2.9, 6, ink);
    disc(brush, side * 12.5 - 0.6, -70.6, 1.7, '#ffffff');
    // A heavy lid: it has seen things.
    shape(brush, light, () => {
      brush.moveTo(side * 12.5 - 9, -70.5);
      brush.lineTo(side * 12.5 + 9, -70.5);
      brush.lineTo(side * 12.5 + 9, -78);
      brush.lineTo(side * 12.5 - 9, -78);
    });
    pen.curve(
      [
        [side * 12.5 - 7.6, -70.6],
        [side * 12.5 + 7.6, -70.6],
      ],
      0.9,
    );
    oval(brush, side * 20, -58, 4.2, 2.6, css('#ff7f95', 0.6));
  }
  shape(brush, '#ff7f95', () => {
    brush.moveTo(-3.2, -59.5);
    brush.lineTo(3.2, -59.5);
    brush.lineTo(0, -55.8);
  });
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(0, -55.8);
    brush.quadraticCurveTo(side * 2, -50.6, side * 7, -52.4);
    pen.stroke(0.7);
    const whiskers: readonly Point[][] = [
      [
        [side * 17, -56],
        [side * 36, -60],
      ],
      [
        [side * 17, -53],
        [side * 35, -51],
      ],
    ];
    for (const whisker of whiskers) pen.curve(whisker, 0.5);
  }
}
