import type { Canvas2D } from '../../canvas';
import { box, disc, oval, placed, shape } from '../brushes';
import type { FigureColours } from './air';

/** A figure seen from behind, with hair and skirt in the wind. `x`, `y` is the position of the feet. */
export function standing(
  brush: Canvas2D,
  x: number,
  y: number,
  height: number,
  colours: FigureColours,
): void {
  const { skin, shirt, skirt, hair, hat } = colours;
  placed(brush, x, y, height, () => {
    box(brush, -7, -34, 5.2, 30, skin[0]);
    box(brush, 2.4, -34, 5.2, 30, skin[1]);
    oval(brush, -4.6, -2, 4.6, 3.2, skirt[1]);
    oval(brush, 5.2, -2, 4.6, 3.2, skirt[1]);
    box(brush, -7, -12, 5.2, 8, shirt[0]);
    box(brush, 2.4, -12, 5.2, 8, shirt[1]);
    shape(brush, skirt[0], () => {
      brush.moveTo(-9, -54);
      brush.lineTo(9, -54);
      brush.bezierCurveTo(14, -46, 22, -40, 25, -31);
      brush.bezierCurveTo(14, -27, -4, -27, -13, -29);
      brush.bezierCurveTo(-12, -38, -10, -46, -9, -54);
    });
    shape(brush, skirt[1], () => {
      brush.moveTo(2, -54);
      brush.lineTo(9, -54);
      brush.bezierCurveTo(14, -46, 22, -40, 25, -31);
      brush.bezierCurveTo(19, -28, 12, -27.6, 8, -27.8);
      brush.bezierCurveTo(7, -38, 4, -47, 2, -54);
    });
    shape(brush, shirt[0], () => {
      brush.moveTo(-9, -77);
      brush.bezierCurveTo(-12, -70, -10, -60, -9.6, -52);
      brush.lineTo(9.6, -52);
      brush.bezierCurveTo(10, -60, 12, -70, 9, -77);
      brush.bezierCurveTo(4, -80, -4, -80, -9, -77);
    });
    shape(brush, shirt[1], () => {
      brush.moveTo(3, -78);
      brush.bezierCurveTo(5, -68, 4, -60, 4, -52);
      brush.lineTo(9.6, -52);
      brush.bezierCurveTo(10, -60, 12, -70, 9, -77);
    });
    arms(brush, colours);
    shape(brush, hair[0], () => {
      brush.moveTo(-8.6, -90);
      brush.bezierCurveTo(-9, -101, 9, -102, 9, -90);
      brush.bezierCurveTo(16, -84, 24, -80, 33, -80);
      brush.bezierCurveTo(27, -77, 20, -76, 16, -76);
      brush.bezierCurveTo(20, -72, 24, -70, 28, -69);
      brush.bezierCurveTo(18, -67, 8, -70, 3, -74);
      brush.bezierCurveTo(-4, -75, -9, -80, -8.6, -90);
    });
    shape(brush, hair[1], () => {
      brush.moveTo(-7, -92);
      brush.bezierCurveTo(-6, -99, 0, -100.4, 3, -99.6);
      brush.bezierCurveTo(-2, -97, -4, -93, -4.6, -87);
      brush.bezierCurveTo(-6.4, -88, -7, -90, -7, -92);
    });
    oval(brush, 0, -93.5, 15.5, 3.9, hat[0], -0.06);
    shape(brush, hat[0], () => {
      brush.moveTo(-8.2, -94);
      brush.bezierCurveTo(-8, -106, 8, -106, 8.2, -95);
    });
    shape(brush, hat[1], () => {
      brush.moveTo(-8.3, -95);
      brush.bezierCurveTo(-4, -93, 4, -93, 8.3, -96);
      brush.lineTo(8, -98.6);
      brush.bezierCurveTo(4, -96.6, -4, -96.6, -8.2, -98);
    });
  });
}

/** One arm hangs, the other one holds the hat. */
function arms(brush: Canvas2D, { skin, shirt }: FigureColours) {
  shape(brush, skin[0], () => {
    brush.moveTo(-9, -74);
    brush.bezierCurveTo(-15, -66, -15, -56, -13, -48);
    brush.lineTo(-10.4, -48.6);
    brush.bezierCurveTo(-11, -56, -10, -64, -8, -70);
  });
  shape(brush, shirt[0], () => {
    brush.moveTo(-8, -77.5);
    brush.bezierCurveTo(-14, -73, -15.6, -67, -15, -61);
    brush.lineTo(-10, -61.5);
  });
  shape(brush, skin[0], () => {
    brush.moveTo(9, -75);
    brush.bezierCurveTo(17, -80, 17, -90, 12, -97);
    brush.lineTo(9.6, -95.6);
    brush.bezierCurveTo(12.6, -89, 11, -82, 7, -78);
  });
  shape(brush, shirt[1], () => {
    brush.moveTo(7, -78);
    brush.bezierCurveTo(13, -78, 16, -81, 16.4, -84);
    brush.lineTo(12.4, -86);
    brush.bezierCurveTo(11, -82, 9, -80, 6, -79);
  });
}

/** Two friends sitting in the grass and looking up, seen from behind. 100 units are the height of the taller one. */
export function sittingPair(
  brush: Canvas2D,
  x: number,
  y: number,
  height: number,
  colours: FigureColours,
): void {
  placed(brush, x, y, height, () => {
    sitting(brush, -27, 1, colours.shirt, colours);
    sitting(brush, 28, 0.88, [colours.skirt[0], colours.skirt[1]], colours);
  });
}

function sitting(
  brush: Canvas2D,
  x: number,
  size: number,
  coat: readonly [string, string],
  { hair, skin }: FigureColours,
) {
  brush.save();
  brush.translate(x, 0);
  brush.scale(size, size);
  shape(brush, coat[1], () => {
    brush.moveTo(-27, 4);
    brush.bezierCurveTo(-27, -12, -20, -22, -14, -24);
    brush.lineTo(16, -22);
    brush.bezierCurveTo(22, -18, 27, -8, 26, 4);
  });
  shape(brush, coat[0], () => {
    brush.moveTo(-19, 4);
    brush.bezierCurveTo(-22, -22, -22, -46, -13, -56);
    brush.bezierCurveTo(-6, -60, 6, -60, 13, -56);
    brush.bezierCurveTo(22, -46, 21, -22, 18, 4);
  });
  shape(brush, coat[1], () => {
    brush.moveTo(4, 4);
    brush.bezierCurveTo(9, -20, 8, -42, 6, -58);
    brush.lineTo(13, -56);
    brush.bezierCurveTo(22, -46, 21, -22, 18, 4);
  });
  box(brush, -4, -64, 8, 9, skin[1]);
  disc(brush, 0, -76, 15, hair[0]);
  shape(brush, hair[0], () => {
    brush.moveTo(-15, -76);
    brush.bezierCurveTo(-19, -64, -17, -56, -14, -52);
    brush.bezierCurveTo(-6, -57, 8, -57, 15, -52);
    brush.bezierCurveTo(18, -58, 18, -66, 15, -78);
  });
  shape(brush, hair[1], () => {
    brush.moveTo(-11, -80);
    brush.bezierCurveTo(-10, -88, -2, -91, 4, -89.5);
    brush.bezierCurveTo(-3, -86, -6, -82, -8, -74);
  });
  brush.restore();
}
