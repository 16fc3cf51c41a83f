import { box, downwards, evenly, oval, placed, polygon, shape } from '../brushes';
import { css } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { dusk, night, summer, type Air } from './air';
import { cumulus, farClouds, sky, stars, streaks } from './sky';
import { wall, frame, straps, sunPatches } from './compartment';
import { seat } from './seat';

const INTERIORS = new Map<
  Air,
  { wall: string; frame: string; seat: readonly [string, string]; light: string }
>([
  [summer, { wall: '#e9dfc8', frame: '#b9c4c8', seat: ['#2f8f74', '#1f6a5c'], light: '#fffbe6' }],
  [dusk, { wall: '#6a3f64', frame: '#8f6a86', seat: ['#7a2f52', '#531f45'], light: '#ffc98a' }],
  [night, { wall: '#28305e', frame: '#47528c', seat: ['#33408a', '#222c68'], light: '#b8c6ff' }],
]);

export const train: Scene = {
  words: ['train', 'window', 'seat', 'sea', 'travel', 'journey', 'ocean'],
  render(sheet) {
    const { width, height, unit, wide } = sheet;
    const air = sheet.choose([summer, dusk, night]);
    const room = INTERIORS.get(air);
    if (!room) return;
    const horizon = height * 0.5;

    sky(sheet, air, horizon);
    if (air === night) stars(sheet, horizon);
    streaks(sheet, air, air === night ? 0.15 : 0.4);
    farClouds(sheet, air, horizon);
    cumulus(
      sheet,
      { x: width * 0.66, base: horizon, width: unit * 0.8, height: height * (sheet.tall ? 0.26 : 0.34) },
      air.clouds,
    );
    sea(sheet, air, horizon);

    const sill = height * 0.72;
    const margin = unit * 0.07;
    const count = wide ? 2 : 1;
    const paneWidth = (width - margin * (count + 1)) / count;
    const panes = Array.from({ length: count }, (_, index) => ({
      x: margin + index * (paneWidth + margin),
      y: height * 0.12,
      width: paneWidth,
      height: sill - height * 0.12,
    }));
    wall(sheet, panes, room.wall, room.light, sill);
    for (const pane of panes) frame(sheet, pane, room.frame, air);
    straps(sheet, air);
    sunPatches(sheet, panes, room.light, sill);
    seat(sheet, room.seat, sill, air);
    bloom(sheet, 0.2, 24, 1);
    vignette(sheet, 0.18);
    grain(sheet, 2);
  },
};

function sea({ brush, width, height, unit, random, noise }: Sheet, air: Air, horizon: number) {
  const colours = air.sky.map(([, colour]) => colour).reverse();
  box(brush, 0, horizon, width, height, downwards(brush, horizon, height * 0.8, evenly(...colours.slice(1))));
  shape(brush, css(air.far[1]), () => {
    brush.moveTo(0, horizon);
    for (let x = 0; x <= width * 0.42; x += 3) {
      const hump = Math.sin((x / (width * 0.42)) * Math.PI);
      brush.lineTo(x, horizon - hump * unit * (0.035 + 0.05 * noise.layered((x / unit) * 5, 2, 4)));
    }
  });
  times(260, () => {
    const share = Math.pow(random(), 1.6);
    const y = lerp(horizon + 1, height * 0.78, share);
    const half = unit * random.between(0.006, 0.03) * (0.3 + share * 1.6);
    const near = Math.exp(-(((random() - 0.5) * 2) ** 2));
    const x = width * 0.66 + (random() - 0.5) * width * 1.3;
    oval(
      brush,
      x,
      y,
      half,
      Math.max(0.6, half * 0.08),
      css(air.clouds.lit, random.between(0.15, 0.7) * near),
    );
  });
  // A small boat, to show the scale of the sea.
  placed(brush, width * 0.56, horizon + height * 0.035, unit * 0.09, () => {
    polygon(
      brush,
      [
        [-22, 0],
        [22, 0],
        [15, 10],
        [-15, 10],
      ],
      css(air.wood),
    );
    polygon(
      brush,
      [
        [0, -2],
        [0, -44],
        [20, -4],
      ],
      css(air.clouds.lit),
    );
    polygon(
      brush,
      [
        [-2, -3],
        [-2, -36],
        [-15, -5],
      ],
      css(air.clouds.shade),
    );
  });
}
