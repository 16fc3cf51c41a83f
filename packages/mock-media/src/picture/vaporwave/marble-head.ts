import type { Canvas2D } from '../../canvas';
import { along, blended, box, line, newLayer, oval, placed, shape, type Point } from '../brushes';
import { css, mix, type Colour } from '../colour';
import { blurred } from '../finish';
import type { Sheet } from '../sheet';
import { curls, laurel } from './marble-hair';
import type { VaporPalette } from './palette';

/** The head, and its reflection on the water. */
export function marbleHead(
  sheet: Sheet,
  palette: VaporPalette,
  x: number,
  waterline: number,
  size: number,
  side: number,
) {
  const { brush, width, height } = sheet;
  const layer = newLayer(width, height);
  placed(layer.brush, x, waterline, size, () => head(layer.brush, palette), side < 0);
  layer.brush.globalCompositeOperation = 'destination-out';
  box(layer.brush, 0, waterline, width, height, '#000000');
  blended(brush, 'source-over', 0.42, () => {
    brush.beginPath();
    brush.rect(0, waterline, width, height);
    brush.clip();
    brush.translate(0, waterline * 2);
    brush.scale(1, -1);
    brush.drawImage(blurred(layer.surface, 4), 0, 0, width, height);
  });
  brush.drawImage(layer.surface, 0, 0);
}

/** In profile, facing right. 100 units are the height from the water to above the curls. */
function head(brush: Canvas2D, palette: VaporPalette) {
  const lit = mix('#ffffff', palette.sky[4], 0.3);
  const body = mix('#efe2f6', palette.sky[3], 0.3);
  const shade = mix('#a98fd0', palette.sky[2], 0.35);
  const deep = mix(palette.sky[1], '#3a1a70', 0.35);
  const marble = along(
    brush,
    [34, -70],
    [-36, -30],
    [
      [0, lit],
      [0.38, body],
      [0.7, shade],
      [1, deep],
    ],
  );
  // Chest, neck and face as one outline.
  shape(brush, marble, () => {
    brush.moveTo(-46, 30);
    brush.bezierCurveTo(-44, 6, -34, -4, -22, -10);
    brush.bezierCurveTo(-17, -16, -18, -26, -20, -36);
    brush.lineTo(-14, -78);
    brush.bezierCurveTo(-2, -88, 16, -88, 23, -78);
    brush.bezierCurveTo(26, -73, 26, -69, 25.5, -65);
    brush.bezierCurveTo(25, -63, 26, -61.5, 27, -60);
    brush.lineTo(34.5, -47.5);
    brush.bezierCurveTo(36, -45, 33, -43.4, 29.4, -43.2);
    brush.bezierCurveTo(28.6, -42, 29, -40.6, 30.6, -39.4);
    brush.bezierCurveTo(32.2, -38, 31.6, -36.4, 29.4, -35.8);
    brush.bezierCurveTo(31.6, -34.8, 31.6, -32.6, 29, -31.6);
    brush.bezierCurveTo(28, -30, 30.6, -28, 30.4, -25);
    brush.bezierCurveTo(30, -20.4, 24, -19, 19, -20);
    brush.bezierCurveTo(12, -21.4, 8, -24, 5.4, -25);
    brush.bezierCurveTo(4, -16, 8, -8, 18, -4);
    brush.bezierCurveTo(34, 1, 44, 10, 46, 30);
  });
  faceShadows(brush, shade, deep, lit);
  curls(brush, lit, body, shade, deep);
  laurel(brush, palette, lit, deep);
  cracks(brush, deep);
}

const EYE_LINES: readonly { width: number; from: Point; over: Point; to: Point }[] = [
  { width: 1.5, from: [11.5, -63.5], over: [18, -67.6], to: [26, -64.6] },
  { width: 1, from: [15.4, -59], over: [20, -62.6], to: [25, -59.6] },
  { width: 0.9, from: [16.4, -56.8], over: [20.6, -55.8], to: [24.4, -57.4] },
];

function faceShadows(brush: Canvas2D, shade: Colour, deep: Colour, lit: Colour) {
  // Under the jaw and down the neck.
  shape(brush, css(deep, 0.55), () => {
    brush.moveTo(5.4, -25);
    brush.bezierCurveTo(12, -21, 18, -19.6, 24, -19.6);
    brush.bezierCurveTo(14, -13, 6, -10, 7.5, -6);
    brush.bezierCurveTo(-4, -10, -10, -22, -9, -34);
    brush.bezierCurveTo(-4, -30, 0, -26, 5.4, -25);
  });
  // Cheek, in two soft areas.
  shape(brush, css(shade, 0.5), () => {
    brush.moveTo(-8, -58);
    brush.bezierCurveTo(2, -54, 8, -46, 9, -38);
    brush.bezierCurveTo(9, -32, 8, -28, 5.4, -25);
    brush.bezierCurveTo(-4, -28, -9, -36, -10, -46);
  });
  shape(brush, css(lit, 0.5), () => {
    brush.moveTo(15, -52);
    brush.bezierCurveTo(22, -51, 24, -45, 20, -40);
    brush.bezierCurveTo(15, -37, 11, -44, 15, -52);
  });
  // Eye socket, lid and brow.
  shape(brush, css(deep, 0.5), () => {
    brush.moveTo(13, -62.5);
    brush.quadraticCurveTo(20, -66.5, 26.4, -62.5);
    brush.quadraticCurveTo(26, -57, 22, -55.8);
    brush.quadraticCurveTo(16, -56, 13, -62.5);
  });
  oval(brush, 20.6, -59.4, 4, 2.4, css(mix(lit, shade, 0.25)), 0.1);
  for (const { width, from, over, to } of EYE_LINES) {
    brush.beginPath();
    brush.moveTo(...from);
    brush.quadraticCurveTo(...over, ...to);
    brush.strokeStyle = css(deep, 0.8);
    brush.lineWidth = width;
    brush.stroke();
  }
  // Nostril, the line of the lips, and the shadow below them.
  oval(brush, 29.2, -45.2, 2, 1.1, css(deep, 0.65), 0.4);
  line(
    brush,
    [
      [21.4, -35.4],
      [26, -36.4],
      [29.6, -35.8],
    ],
    css(deep, 0.8),
    1,
  );
  oval(brush, 25.4, -30.2, 3.4, 1.2, css(deep, 0.35), -0.1);
  // An ear, partly covered by the curls.
  oval(brush, -5.4, -50.5, 4.6, 7.4, css(mix(lit, shade, 0.3)), 0.18);
  oval(brush, -5, -50.8, 2.7, 5, css(deep, 0.5), 0.18);
}

function cracks(brush: Canvas2D, deep: Colour) {
  for (const points of [
    [
      [-2, -42],
      [1, -36],
      [-1, -31],
      [3, -27],
      [2, -20],
    ],
    [
      [1, -36],
      [6, -34],
      [8, -36],
    ],
    [
      [-30, 0],
      [-22, 6],
      [-24, 14],
      [-16, 22],
    ],
  ] as const)
    line(brush, points, css(deep, 0.55), 0.8);
}
