import type { Canvas2D } from '../../canvas';
import { apart, box, downwards, evenly, glow, oval, placed, polygon, shape, sideways } from '../brushes';
import { css, mix } from '../colour';
import { bloom, grain, vignette } from '../finish';
import { lerp, times } from '../numbers';
import type { Scene, Sheet } from '../sheet';
import { dusk, night, summer, type Air } from './air';
import { cumulus, farClouds, sky, stars, streaks } from './sky';

interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

const INTERIORS = new Map<
  Air,
  { wall: string; frame: string; seat: readonly [string, string]; light: string }
>([
  [summer, { wall: '#e9dfc8', frame: '#b9c4c8', seat: ['#2f8f74', '#1f6a5c'], light: '#fffbe6' }],
  [dusk, { wall: '#6a3f64', frame: '#8f6a86', seat: ['#7a2f52', '#531f45'], light: '#ffc98a' }],
  [night, { wall: '#28305e', frame: '#47528c', seat: ['#33408a', '#222c68'], light: '#b8c6ff' }],
]);

/** The sea beyond a train's window, and an empty seat. */
export const train: Scene = {
  words: ['train', 'window', 'seat', 'sea', 'travel', 'journey', 'ocean'],
  paint(sheet) {
    const { brush, width, height, unit, wide } = sheet;
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

function sea({ brush, width, height, unit, chance, noise }: Sheet, air: Air, horizon: number) {
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
    const share = Math.pow(chance(), 1.6);
    const y = lerp(horizon + 1, height * 0.78, share);
    const half = unit * chance.between(0.006, 0.03) * (0.3 + share * 1.6);
    const near = Math.exp(-(((chance() - 0.5) * 2) ** 2));
    const x = width * 0.66 + (chance() - 0.5) * width * 1.3;
    oval(
      brush,
      x,
      y,
      half,
      Math.max(0.6, half * 0.08),
      css(air.clouds.lit, chance.between(0.15, 0.7) * near),
    );
  });
  // A small boat, so that the sea has a size.
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

function rounded(brush: Canvas2D, { x, y, width, height }: Pane, radius: number) {
  brush.moveTo(x + radius, y);
  brush.lineTo(x + width - radius, y);
  brush.quadraticCurveTo(x + width, y, x + width, y + radius);
  brush.lineTo(x + width, y + height - radius);
  brush.quadraticCurveTo(x + width, y + height, x + width - radius, y + height);
  brush.lineTo(x + radius, y + height);
  brush.quadraticCurveTo(x, y + height, x, y + height - radius);
  brush.lineTo(x, y + radius);
  brush.quadraticCurveTo(x, y, x + radius, y);
  brush.closePath();
}

/** Everything but the windows. */
function wall(
  { brush, width, height, unit }: Sheet,
  panes: Pane[],
  colour: string,
  light: string,
  sill: number,
) {
  brush.beginPath();
  brush.rect(0, 0, width, height);
  for (const pane of panes) rounded(brush, pane, unit * 0.05);
  brush.fillStyle = downwards(brush, 0, height, [
    [0, mix(colour, '#10102a', 0.3)],
    [0.2, mix(colour, '#10102a', 0.12)],
    [sill / height, colour],
    [1, mix(colour, '#10102a', 0.35)],
  ]);
  brush.fill('evenodd');
  box(brush, 0, height * 0.055, width, unit * 0.012, css(mix(colour, light, 0.5)));
  box(brush, 0, height * 0.055 + unit * 0.012, width, unit * 0.008, css('#10102a', 0.25));
}

function frame({ brush, unit }: Sheet, pane: Pane, colour: string, air: Air) {
  const edges = [
    { width: 0.022, tint: mix(colour, '#10102a', 0.45) },
    { width: 0.013, tint: mix(colour, '#ffffff', 0.25) },
    { width: 0.005, tint: mix(colour, '#10102a', 0.2) },
  ];
  for (const { width, tint } of edges) {
    brush.beginPath();
    rounded(brush, pane, unit * 0.05);
    brush.strokeStyle = css(tint);
    brush.lineWidth = unit * width;
    brush.stroke();
  }
  // The sash, and a gleam over the glass.
  const sash = pane.y + pane.height * 0.34;
  box(brush, pane.x, sash, pane.width, unit * 0.016, css(mix(colour, '#ffffff', 0.15)));
  box(brush, pane.x, sash + unit * 0.016, pane.width, unit * 0.006, css('#10102a', 0.35));
  apart(brush, () => {
    brush.beginPath();
    rounded(brush, pane, unit * 0.05);
    brush.clip();
    for (const [from, wide] of [
      [0.12, 0.1],
      [0.27, 0.03],
    ] as const) {
      const x = pane.x + pane.width * from;
      polygon(
        brush,
        [
          [x + pane.height * 0.3, pane.y],
          [x + pane.height * 0.3 + pane.width * wide, pane.y],
          [x + pane.width * wide - pane.height * 0.1, pane.y + pane.height],
          [x - pane.height * 0.1, pane.y + pane.height],
        ],
        css('#ffffff', 0.1),
      );
    }
  });
  const sill = pane.y + pane.height;
  box(
    brush,
    pane.x - unit * 0.03,
    sill + unit * 0.008,
    pane.width + unit * 0.06,
    unit * 0.03,
    css(mix(colour, air.clouds.lit, 0.4)),
  );
  box(
    brush,
    pane.x - unit * 0.03,
    sill + unit * 0.038,
    pane.width + unit * 0.06,
    unit * 0.012,
    css('#10102a', 0.3),
  );
}

/** Handles on the rail swing all to one side. */
function straps({ brush, width, height, unit }: Sheet, air: Air) {
  const dark = css(mix(air.wood, '#10102a', 0.3));
  box(brush, 0, height * 0.085, width, unit * 0.009, dark);
  for (let x = unit * 0.16; x < width; x += unit * 0.27) {
    placed(brush, x, height * 0.088, unit * 0.15, () => {
      brush.rotate(0.13);
      box(brush, -4, -3, 8, 58, css(mix('#efe9da', air.clouds.shade, 0.3)));
      box(brush, 1.5, -3, 2.5, 58, css('#10102a', 0.2));
      brush.beginPath();
      brush.ellipse(0, 73, 17, 18, 0, 0, Math.PI * 2);
      brush.strokeStyle = css(mix('#fffaf0', air.clouds.shade, 0.25));
      brush.lineWidth = 6.5;
      brush.stroke();
      brush.beginPath();
      brush.ellipse(0, 73, 13.8, 14.8, 0, 0, Math.PI * 2);
      brush.strokeStyle = css('#10102a', 0.25);
      brush.lineWidth = 1.6;
      brush.stroke();
    });
  }
}

function sunPatches({ brush, height, unit }: Sheet, panes: Pane[], light: string, sill: number) {
  for (const { x, width } of panes) {
    const slant = unit * 0.16;
    const patch = downwards(brush, sill, height, [
      [0, light, 0.55],
      [1, light, 0.1],
    ]);
    polygon(
      brush,
      [
        [x + width * 0.1, sill + unit * 0.07],
        [x + width * 0.86, sill + unit * 0.07],
        [x + width * 0.86 - slant, height],
        [x + width * 0.1 - slant, height],
      ],
      patch,
    );
  }
}

/** A bench along the wall; a straw hat and a book keep the place. */
function seat(
  { brush, width, height, unit }: Sheet,
  [velvet, shade]: readonly [string, string],
  sill: number,
  air: Air,
) {
  const top = lerp(sill, height, 0.3);
  const cushion = lerp(sill, height, 0.72);
  const pitch = unit * 0.46;
  for (let x = -pitch * 0.3; x < width; x += pitch) {
    shape(
      brush,
      sideways(
        brush,
        x,
        x + pitch,
        evenly(mix(velvet, air.clouds.lit, 0.16), velvet, mix(velvet, shade, 0.6)),
      ),
      () => {
        brush.moveTo(x + pitch * 0.02, height);
        brush.lineTo(x + pitch * 0.02, top + unit * 0.04);
        brush.quadraticCurveTo(x + pitch * 0.03, top, x + pitch * 0.13, top);
        brush.lineTo(x + pitch * 0.87, top);
        brush.quadraticCurveTo(x + pitch * 0.97, top, x + pitch * 0.98, top + unit * 0.04);
        brush.lineTo(x + pitch * 0.98, height);
      },
    );
    box(
      brush,
      x + pitch * 0.12,
      top - unit * 0.006,
      pitch * 0.76,
      unit * 0.034,
      css(mix('#fffaf0', air.clouds.shade, 0.2)),
    );
  }
  box(
    brush,
    0,
    cushion,
    width,
    height,
    downwards(brush, cushion, height, evenly(mix(velvet, air.clouds.lit, 0.3), shade)),
  );
  box(brush, 0, cushion, width, unit * 0.008, css(air.clouds.lit, 0.35));
  glow(brush, width * 0.6, cushion, unit * 0.3, air.clouds.lit, 0.16, 'screen');
  const { hat } = air.figure;
  placed(brush, width * 0.34, cushion + unit * 0.02, unit * 0.26, () => {
    oval(brush, 4, 4, 52, 9, css('#10102a', 0.35));
    oval(brush, 0, 0, 50, 12, hat[0]);
    shape(brush, hat[0], () => {
      brush.moveTo(-25, -2);
      brush.bezierCurveTo(-25, -42, 25, -42, 25, -2);
    });
    shape(brush, hat[1], () => {
      brush.moveTo(-25, -3);
      brush.bezierCurveTo(-12, 4, 12, 4, 25, -3);
      brush.lineTo(24.5, -11);
      brush.bezierCurveTo(12, -4, -12, -4, -24.5, -11);
    });
    oval(brush, -9, -23, 5, 8, css('#ffffff', 0.3), 0.5);
  });
  placed(brush, width * 0.34 + unit * 0.26, cushion + unit * 0.03, unit * 0.17, () => {
    polygon(
      brush,
      [
        [-40, 0],
        [30, 4],
        [44, -8],
        [-24, -12],
      ],
      css(mix('#fff8ea', air.clouds.shade, 0.2)),
    );
    polygon(
      brush,
      [
        [-40, -3],
        [30, 1],
        [44, -11],
        [-24, -15],
      ],
      css(hat[1]),
    );
  });
}
