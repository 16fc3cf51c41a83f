import type { Canvas2D } from '../../canvas';
import { glow, oval, shape } from '../brushes';
import { css, mix, type Colour } from '../colour';

export interface DragonColours {
  /** From dark to light. */
  hide: readonly [Colour, Colour, Colour];
  membrane: readonly [Colour, Colour];
  rim: Colour;
  eye: string;
}

export function head(brush: Canvas2D, { hide: [dark, middle, light], rim, eye }: DragonColours) {
  brush.save();
  brush.translate(57, -30);
  brush.rotate(0.12);
  brush.scale(1.3, 1.3);
  for (const [tipX, tipY, root] of [
    [-21, -17, 0],
    [-15, -22, 4],
  ] as const) {
    shape(brush, css(mix(light, rim, 0.35)), () => {
      brush.moveTo(root - 2, -6);
      brush.quadraticCurveTo(root - 9, -13, tipX, tipY);
      brush.quadraticCurveTo(root - 4, -15, root + 5, -8);
    });
  }
  // The lower jaw of the open mouth.
  shape(brush, css(dark), () => {
    brush.moveTo(2, 6);
    brush.quadraticCurveTo(14, 10, 27, 11);
    brush.lineTo(29, 8.5);
    brush.quadraticCurveTo(16, 4, 10, 1);
  });
  shape(brush, css(mix(middle, light, 0.35)), () => {
    brush.moveTo(-5, 3);
    brush.bezierCurveTo(-4, -9, 6, -11, 12, -7);
    brush.lineTo(16, -8.5);
    brush.lineTo(19, -4.5);
    brush.lineTo(29, -3.5);
    brush.quadraticCurveTo(33, -3, 32.5, 1);
    brush.lineTo(30, 3.4);
    for (const tooth of [26, 21, 16]) {
      brush.lineTo(tooth + 2, 2.6);
      brush.lineTo(tooth + 0.8, 5.2);
      brush.lineTo(tooth, 2.4);
    }
    brush.quadraticCurveTo(10, 2, 6, 8);
    brush.quadraticCurveTo(0, 9, -5, 3);
  });
  // A frill behind the cheek.
  shape(brush, css(mix(dark, middle, 0.5)), () => {
    brush.moveTo(4, 3);
    brush.lineTo(-8, 5);
    brush.lineTo(-3, 7);
    brush.lineTo(-7, 12);
    brush.lineTo(4, 9);
  });
  brush.beginPath();
  brush.moveTo(-4, -3);
  brush.bezierCurveTo(0, -10, 7, -10, 12, -7);
  brush.lineTo(16, -8.5);
  brush.lineTo(19, -4.5);
  brush.lineTo(31, -3.4);
  brush.strokeStyle = css(rim, 0.9);
  brush.lineWidth = 0.9;
  brush.stroke();
  oval(brush, 11, -2.6, 2.2, 1.2, eye, 0.3);
  glow(brush, 11, -2.6, 6, eye, 0.8);
  brush.restore();
}
