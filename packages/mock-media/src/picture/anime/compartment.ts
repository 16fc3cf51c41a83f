import type { Canvas2D } from '../../canvas';
import { apart, box, downwards, placed, polygon } from '../brushes';
import { css, mix } from '../colour';
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
