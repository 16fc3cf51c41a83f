import type { Canvas2D } from '../../canvas';
import { blended, disc, downwards, oval, placed, polygon, shape, sideways } from '../brushes';
import { css, mix } from '../colour';
import type { Sheet } from '../sheet';
import { INK, type NeonPalette } from './palette';

/** A rim light along a curve. */
function rim(brush: Canvas2D, colour: unknown, width: number, draw: () => void) {
  brush.beginPath();
  draw();
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** A figure with an umbrella, lit from behind, and its dark reflection on wet ground. */
export function umbrella({ brush }: Sheet, palette: NeonPalette, x: number, y: number, size: number): void {
  placed(brush, x, y, size, () => {
    oval(brush, 0, 2, 22, 3, css('#02030a', 0.5));
    shape(brush, INK, () => {
      brush.moveTo(-9, 0);
      brush.lineTo(-10.5, -28);
      brush.bezierCurveTo(-16, -44, -13, -62, -7, -67);
      brush.bezierCurveTo(-8, -80, 8, -80, 7, -67);
      brush.bezierCurveTo(13, -62, 16, -44, 10.5, -28);
      brush.lineTo(9, 0);
      brush.lineTo(2, 0);
      brush.lineTo(0.5, -26);
      brush.lineTo(-2, 0);
    });
    for (const [side, colour] of [
      [1, palette.cold],
      [-1, palette.hot],
    ] as const) {
      rim(brush, css(colour, 0.9), 1.1, () => {
        brush.moveTo(side * 10.4, -28);
        brush.bezierCurveTo(side * 15.6, -44, side * 12.6, -61, side * 7, -66.5);
      });
    }
    rim(brush, INK, 1.6, () => {
      brush.moveTo(9, -48);
      brush.lineTo(5, -108);
    });
    const cloth = sideways(brush, -34, 40, [
      [0, mix(palette.hot, '#0a0a18', 0.45)],
      [0.5, '#0c0d1e'],
      [1, mix(palette.cold, '#0a0a18', 0.5)],
    ]);
    shape(brush, cloth, () => {
      brush.moveTo(-34, -84);
      brush.bezierCurveTo(-28, -118, 30, -120, 40, -86);
      brush.quadraticCurveTo(31, -91, 22, -86);
      brush.quadraticCurveTo(12, -92, 3, -86);
      brush.quadraticCurveTo(-7, -91, -16, -85);
      brush.quadraticCurveTo(-25, -90, -34, -84);
    });
    rim(brush, css(palette.sky[3], 0.95), 1.2, () => {
      brush.moveTo(-34, -84);
      brush.bezierCurveTo(-28, -118, 30, -120, 40, -86);
    });
  });
  const mirror = downwards(brush, y, y + size * 0.5, [
    [0, '#02030a'],
    [1, '#02030a', 0],
  ]);
  blended(brush, 'source-over', 0.35, () => {
    polygon(
      brush,
      [
        [x - size * 0.11, y],
        [x + size * 0.11, y],
        [x + size * 0.17, y + size * 0.5],
        [x - size * 0.17, y + size * 0.5],
      ],
      mirror,
    );
  });
}

/** A figure that sits on a ledge at `y`, seen from behind. */
export function sitter({ brush }: Sheet, palette: NeonPalette, x: number, y: number, size: number): void {
  placed(brush, x, y, size, () => {
    // Seat and coat, spread on the ledge.
    shape(brush, INK, () => {
      brush.moveTo(-34, 3);
      brush.bezierCurveTo(-32, -8, -24, -16, -17, -20);
      brush.lineTo(17, -20);
      brush.bezierCurveTo(26, -16, 34, -8, 37, 3);
    });
    shape(brush, '#0a0c1c', () => {
      brush.moveTo(-23, 0);
      brush.bezierCurveTo(-26, -26, -27, -52, -15, -62);
      brush.bezierCurveTo(-6, -67, 6, -67, 15, -62);
      brush.bezierCurveTo(27, -52, 26, -26, 23, 0);
    });
    // The arm that the figure leans on.
    shape(brush, INK, () => {
      brush.moveTo(17, -58);
      brush.bezierCurveTo(31, -44, 38, -20, 39, 1);
      brush.lineTo(30, 1);
      brush.bezierCurveTo(28, -16, 24, -30, 15, -40);
    });
    // Hood and hair.
    shape(brush, INK, () => {
      brush.moveTo(-16, -60);
      brush.bezierCurveTo(-21, -74, -15, -94, 1, -94);
      brush.bezierCurveTo(16, -94, 20, -74, 16, -60);
      brush.bezierCurveTo(8, -55, -8, -55, -16, -60);
    });
    disc(brush, 0, -62, 9, '#0a0c1c');
    rim(brush, css(palette.cold, 0.95), 1.5, () => {
      brush.moveTo(1, -94);
      brush.bezierCurveTo(16, -94, 20, -74, 16, -61);
      brush.bezierCurveTo(31, -46, 38, -20, 39, 0);
    });
    rim(brush, css(palette.hot, 0.95), 1.5, () => {
      brush.moveTo(-2, -94);
      brush.bezierCurveTo(-16, -93, -20, -74, -16, -61);
      brush.bezierCurveTo(-27, -50, -26, -26, -23, -2);
    });
    // A backpack with a small light.
    shape(brush, '#080a18', () => {
      brush.moveTo(-64, 3);
      brush.lineTo(-62, -24);
      brush.quadraticCurveTo(-52, -34, -42, -24);
      brush.lineTo(-40, 3);
    });
    rim(brush, css(palette.hot, 0.7), 1.2, () => {
      brush.moveTo(-63, -2);
      brush.lineTo(-62, -24);
      brush.quadraticCurveTo(-52, -34, -42, -24);
    });
    disc(brush, -52, -10, 2.2, palette.lamp);
  });
}
