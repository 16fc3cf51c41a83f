import type { Canvas2D } from '../../canvas';
import { disc, oval, shape, type Point } from '../brushes';
import { css } from '../colour';
import { TAU } from '../numbers';
import type { Pen } from './ink';
import type { CatPalette } from './cat-palette';

/** The cat sits at y = 0 and is 105 units high. The tail hangs over the fence. */
export function drawCat(brush: Canvas2D, pen: Pen, { fur: [light, shade, chest], eye, ink }: CatPalette) {
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
    // A heavy eyelid.
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
