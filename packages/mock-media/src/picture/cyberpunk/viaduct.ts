import { box, downwards, evenly, glow, polygon } from '../brushes';
import { css, mix } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import { INK, type NeonPalette } from './palette';

/** The viaduct on its piers, and the train; it rises slightly to one side. */
export function viaduct(
  { brush, width, unit, random }: Sheet,
  palette: NeonPalette,
  water: number,
  side: number,
) {
  const deckAt = (x: number) => water - unit * 0.2 - side * (x - width / 2) * 0.07;
  const thickness = unit * 0.035;
  const [, high, , haze] = palette.sky;
  for (let x = width * 0.5 - unit * 1.56; x < width + unit * 0.2; x += unit * 0.39) {
    const top = deckAt(x);
    const pier = downwards(brush, top, water, evenly(mix('#0a0c1a', high, 0.3), mix('#0a0c1a', haze, 0.14)));
    polygon(
      brush,
      [
        [x - unit * 0.05, top],
        [x + unit * 0.05, top],
        [x + unit * 0.02, top + unit * 0.05],
        [x - unit * 0.02, top + unit * 0.05],
      ],
      '#0a0c1a',
    );
    box(brush, x - unit * 0.018, top, unit * 0.036, water - top, pier);
    box(brush, x - unit * 0.018, top, unit * 0.004, water - top, css(palette.cold, 0.5));
  }
  const beam = (from: number, to: number, colour: unknown) =>
    polygon(
      brush,
      [
        [0, deckAt(0) + from],
        [width, deckAt(width) + from],
        [width, deckAt(width) + to],
        [0, deckAt(0) + to],
      ],
      colour,
    );
  beam(0, thickness, '#070917');
  beam(thickness * 0.86, thickness, css(palette.cold));
  for (let x = 0; x < width + unit * 0.2; x += unit * 0.17)
    glow(brush, x, deckAt(x) + thickness, unit * 0.12, palette.cold, 0.28);

  const carLength = unit * 0.34;
  const carHeight = unit * 0.092;
  const head = width * (0.5 + side * 0.2);
  times(Math.ceil((width / carLength) * 0.8) + 1, (car) => {
    const front = head - side * car * (carLength + unit * 0.012);
    const back = front - side * carLength;
    const nose = car === 0 ? side * unit * 0.07 : 0;
    const at = (x: number, up: number) => [x, deckAt(x) - up] as const;
    polygon(
      brush,
      [
        at(back, unit * 0.012),
        at(back, carHeight),
        at(front - nose, carHeight),
        at(front, unit * 0.03),
        at(front, unit * 0.012),
      ],
      css(mix('#11142b', haze, 0.22)),
    );
    polygon(
      brush,
      [
        at(back, carHeight * 0.97),
        at(front - nose, carHeight * 0.97),
        at(front - nose, carHeight),
        at(back, carHeight),
      ],
      css(haze, 0.9),
    );
    polygon(
      brush,
      [at(back, unit * 0.018), at(front, unit * 0.018), at(front, unit * 0.026), at(back, unit * 0.026)],
      css(palette.hot),
    );
    const panes = 7;
    times(panes, (pane) => {
      const from = back + side * carLength * ((pane + 0.16) / panes) * 0.86;
      const to = back + side * carLength * ((pane + 0.84) / panes) * 0.86;
      polygon(
        brush,
        [at(from, unit * 0.044), at(to, unit * 0.044), at(to, unit * 0.074), at(from, unit * 0.074)],
        '#fff3cf',
      );
      if (random() < 0.5) {
        const person = (from + to) / 2;
        brush.beginPath();
        brush.arc(person, deckAt(person) - unit * 0.055, unit * 0.007, 0, Math.PI * 2);
        brush.fillStyle = INK;
        brush.fill();
      }
    });
    glow(brush, (front + back) / 2, deckAt(front) - carHeight * 0.6, carLength * 0.6, palette.lamp, 0.2);
  });
  glow(brush, head, deckAt(head) - unit * 0.035, unit * 0.17, '#fff6dc', 1);
}
