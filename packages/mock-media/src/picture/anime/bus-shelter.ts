import type { Canvas2D } from '../../canvas';
import { apart, box, disc, polygon, shape } from '../brushes';
import { css, mix } from '../colour';
import type { Air } from './air';

/** Open towards the road; 100 units wide, the floor at y = 0. */
export function shelter(brush: Canvas2D, air: Air) {
  const wood = mix(air.wood, '#8a5a3c', 0.4);
  const lit = mix(wood, air.clouds.lit, 0.35);
  box(brush, -46, -68, 92, 68, css(mix(wood, air.hill[2], 0.35)));
  for (let plank = -46; plank < 46; plank += 7.7) box(brush, plank, -68, 0.7, 68, css(air.hill[2], 0.6));
  box(brush, -46, -68, 92, 15, css('#0a0620', 0.28));
  // A window in the back wall that shows the sky.
  box(brush, -30, -54, 30, 20, css(lit));
  box(brush, -28, -52, 26, 16, css(air.clouds.body));
  box(brush, -16, -52, 2, 16, css(lit));
  for (const [x, y, width, height, colour] of [
    [10, -55, 14, 19, '#f5efdc'],
    [27, -52, 10, 14, '#e0b0a0'],
  ] as const) {
    box(brush, x, y, width, height, css(mix(colour, air.clouds.shade, 0.25)));
    for (let row = y + 3; row < y + height - 2; row += 3)
      box(brush, x + 2, row, width - 4, 0.9, css(air.wood, 0.55));
  }
  box(brush, -38, -21, 66, 4.4, css(lit));
  box(brush, -38, -17, 66, 1.6, css(air.hill[2]));
  for (const x of [-34, -6, 22]) box(brush, x, -17, 3, 17, css(wood));
  // A bag on the bench.
  shape(brush, css(air.figure.hat[1]), () => {
    brush.moveTo(-30, -21);
    brush.lineTo(-29, -31);
    brush.quadraticCurveTo(-23, -35, -17, -31);
    brush.lineTo(-16, -21);
  });
  for (const x of [-47, 42]) box(brush, x, -70, 5, 71, css(lit));
  for (const x of [-43, 46]) box(brush, x, -70, 1.6, 71, css(air.hill[2], 0.7));
  polygon(
    brush,
    [
      [-58, -66],
      [58, -71],
      [58, -77],
      [-54, -74],
    ],
    css(mix(wood, '#a03c40', 0.45)),
  );
  polygon(
    brush,
    [
      [-54, -74],
      [58, -77],
      [50, -84],
      [-46, -82],
    ],
    css(mix(mix(wood, '#c8584f', 0.6), air.clouds.lit, 0.15)),
  );
  for (let rib = -44; rib < 56; rib += 6) box(brush, rib, -82, 0.8, 8, css(air.hill[2], 0.4));
  box(brush, -60, 0, 122, 3.4, css(mix(air.clouds.shade, wood, 0.45)));
}

/** A round plate on a pole. */
export function sign(brush: Canvas2D, air: Air) {
  box(brush, -1.3, -74, 2.6, 74, css(air.wood));
  box(brush, -6, -2, 12, 3, css(air.wood));
  const enamel = css(mix('#ffffff', air.clouds.lit, 0.4));
  disc(brush, 0, -74, 10, enamel);
  disc(brush, 0, -74, 8.4, css(mix('#2f7fd6', air.clouds.shade, 0.2)));
  box(brush, -5, -78.5, 10, 7.6, enamel);
  box(brush, -3.8, -77.2, 7.6, 3, css(mix('#2f7fd6', air.clouds.shade, 0.2)));
  for (const wheel of [-2.8, 2.8]) disc(brush, wheel, -70.6, 1.5, enamel);
  box(brush, -7, -60, 14, 17, css(mix('#ffffff', air.clouds.shade, 0.25)));
  apart(brush, () => {
    for (let row = -57; row < -46; row += 3) box(brush, -5, row, 10, 1, css(air.wood, 0.6));
  });
}
