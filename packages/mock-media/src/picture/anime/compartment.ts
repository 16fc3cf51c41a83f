import type { Canvas2D } from '../../canvas';
import { apart, box, downwards, evenly, glow, oval, placed, polygon, shape, sideways } from '../brushes';
import { css, mix } from '../colour';
import { lerp } from '../numbers';
import type { Sheet } from '../sheet';
import type { Air } from './air';

interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
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

/** Fills everything except the windows. */
export function wall(
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

export function frame({ brush, unit }: Sheet, pane: Pane, colour: string, air: Air) {
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
  // The sash, and a highlight on the glass.
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

/** The handles on the rail, all tilted to one side. */
export function straps({ brush, width, height, unit }: Sheet, air: Air) {
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

export function sunPatches({ brush, height, unit }: Sheet, panes: Pane[], light: string, sill: number) {
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

/** A bench along the wall with a straw hat and a book on it. */
export function seat(
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
