import { apart, box, disc, downwards, glow, oval, polygon, sideways } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import type { VaporPalette } from './palette';

/** A marble column, lit from `lightX`. */
export function column(
  { brush }: Sheet,
  palette: VaporPalette,
  {
    x,
    base,
    height,
    broken = false,
    lightX,
  }: { x: number; base: number; height: number; broken?: boolean; lightX: number },
): void {
  const width = height * 0.15;
  const top = base - height;
  apart(brush, () => {
    brush.globalAlpha = 0.3;
    brush.translate(0, base * 2);
    brush.scale(1, -1);
    const mirror = downwards(brush, base - height * 0.5, base, [
      [0, '#ffffff', 0],
      [1, '#ffd0f0', 0.55],
    ]);
    box(brush, x - width / 2, base - height * 0.5, width, height * 0.5, mirror);
  });
  const lit = mix('#ffffff', palette.sky[4], 0.3);
  const shade = mix(palette.sky[1], '#3a1a70', 0.4);
  const litRight = x < lightX;
  const marble = sideways(brush, x - width / 2, x + width / 2, [
    [0, litRight ? shade : lit],
    [0.5, mix('#d9b8f0', palette.sky[2], 0.25)],
    [1, litRight ? lit : shade],
  ]);
  box(brush, x - width / 2, top, width, height, marble);
  for (let flute = 1; flute < 7; flute++) {
    const share = 0.5 - 0.5 * Math.cos((flute / 7) * Math.PI);
    const fluteX = x - width / 2 + width * share - width * 0.015;
    box(brush, fluteX, top + height * 0.05, width * 0.03, height * 0.9, css(palette.sky[0], 0.28));
  }
  box(brush, x - width * 0.72, base - height * 0.05, width * 1.44, height * 0.05, marble);
  box(brush, x - width * 0.62, base - height * 0.085, width * 1.24, height * 0.04, marble);
  if (broken) {
    polygon(
      brush,
      [
        [x - width * 0.52, top - 1],
        [x - width * 0.2, top + height * 0.09],
        [x, top + height * 0.02],
        [x + width * 0.3, top + height * 0.12],
        [x + width * 0.52, top - 1],
      ],
      css(mix(palette.sky[2], palette.sky[3], 0.3)),
    );
    return;
  }
  polygon(
    brush,
    [
      [x - width * 0.5, top + height * 0.05],
      [x - width * 0.82, top],
      [x + width * 0.82, top],
      [x + width * 0.5, top + height * 0.05],
    ],
    marble,
  );
  box(brush, x - width * 0.86, top - height * 0.04, width * 1.72, height * 0.045, marble);
  for (const side of [-1, 1]) {
    const volute = { x: x + side * width * 0.7, y: top + height * 0.025 };
    disc(brush, volute.x, volute.y, width * 0.2, marble);
    brush.beginPath();
    brush.arc(volute.x, volute.y, width * 0.11, 0, Math.PI * 2);
    brush.strokeStyle = css(palette.sky[0], 0.4);
    brush.lineWidth = width * 0.035;
    brush.stroke();
  }
}

/** A chrome ball that reflects sky, horizon and grid. */
export function chromeBall(
  { brush }: Sheet,
  palette: VaporPalette,
  x: number,
  y: number,
  radius: number,
): void {
  apart(brush, () => {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.clip();
    const mirror = downwards(brush, y - radius, y + radius, [
      [0, palette.sky[0]],
      [0.3, palette.sky[1]],
      [0.5, palette.sky[3]],
      [0.54, '#fffbe8'],
      [0.56, palette.floor[1]],
      [0.74, palette.floor[0]],
      [1, palette.grid],
    ]);
    box(brush, x - radius, y - radius, 2 * radius, 2 * radius, mirror);
    for (let ring = 1; ring < 6; ring++) {
      brush.beginPath();
      brush.ellipse(x, y + radius * 0.06, radius * (0.2 + ring * 0.2), radius * ring * 0.17, 0, 0, Math.PI);
      brush.strokeStyle = css(palette.grid, 0.6);
      brush.lineWidth = radius * 0.02;
      brush.stroke();
    }
    disc(brush, x - radius * 0.3, y - radius * 0.12, radius * 0.16, css(palette.sun[0], 0.9));
  });
  glow(brush, x - radius * 0.42, y - radius * 0.5, radius * 0.6, '#ffffff', 0.9);
  oval(brush, x, y + radius * 1.06, radius * 0.9, radius * 0.13, css(palette.floor[1], 0.45));
}

/** An empty window of an old desktop. */
export function desktopWindow(
  { brush, unit }: Sheet,
  palette: VaporPalette,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const edge = unit * 0.004;
  box(brush, x + edge * 3, y + edge * 3, width, height, css(palette.floor[1], 0.4));
  box(brush, x, y, width, height, '#d9d2e6');
  box(brush, x + edge, y + edge, width - edge, height - edge, '#8a7fa8');
  box(brush, x + edge, y + edge, width - edge * 2, height - edge * 2, '#c3bad6');
  const bar = unit * 0.03;
  box(
    brush,
    x + edge * 2,
    y + edge * 2,
    width - edge * 4,
    bar,
    sideways(brush, x, x + width, [
      [0, palette.sky[1]],
      [1, palette.sky[3]],
    ]),
  );
  times(3, (button) => {
    const size = bar * 0.66;
    box(
      brush,
      x + width - edge * 3 - (size + edge) * (button + 1),
      y + edge * 2 + bar * 0.17,
      size,
      size,
      '#d9d2e6',
    );
  });
  const pane = downwards(brush, y + bar, y + height, [
    [0, palette.sky[2]],
    [1, palette.sun[0]],
  ]);
  box(brush, x + edge * 3, y + bar + edge * 3, width - edge * 6, height - bar - edge * 6, pane);
}
