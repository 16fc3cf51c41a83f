import { sideways, polygon, type Point } from '../brushes';
import { times } from '../numbers';
import type { Drawing } from './drawing';

export function houses(drawing: Drawing, quay: number) {
  const { sheet, tone, line, area, form } = drawing;
  const { width, unit, random } = sheet;
  let x = -unit * 0.05;
  let number = 0;
  while (x < width) {
    const [w, rise, gable] = [
      unit * random.between(0.12, 0.18),
      unit * random.between(0.2, 0.32),
      unit * random.between(0.05, 0.1),
    ];
    const [left, top] = [x, quay - rise];
    const front: Point[] = [
      [left, quay],
      [left, top],
      [left + w / 2, top - gable],
      [left + w, top],
      [left + w, quay],
    ];
    const value = random.pick([0.92, 0.84, 0.7, 0.56]) * 255;
    polygon(
      tone,
      front,
      sideways(tone, left, left + w, [
        [0, [value, value, value]],
        [1, [value * 0.78, value * 0.78, value * 0.78]],
      ]),
    );
    line([...front, [left, quay]], 1.4);
    // The roof's slope, seen from the side.
    area(
      [
        [left + w / 2, top - gable],
        [left + w, top],
        [left + w + unit * 0.02, top],
        [left + w / 2 + unit * 0.03, top - gable],
      ],
      0.2,
    );
    line(
      [
        [left - unit * 0.008, top + unit * 0.004],
        [left + w / 2, top - gable - unit * 0.006],
        [left + w + unit * 0.012, top],
      ],
      1.9,
    );
    const storeys = Math.max(2, Math.round(rise / (unit * 0.09)));
    times(storeys, (storey) => {
      const y = top + unit * 0.02 + (storey * rise) / storeys;
      if (storey === storeys - 1) {
        form(
          [
            [left + w * 0.4, quay],
            [left + w * 0.4, y + unit * 0.006],
            [left + w * 0.62, y + unit * 0.006],
            [left + w * 0.62, quay],
          ],
          0.18,
          1.2,
        );
        return;
      }
      for (const pane of [0.17, 0.6]) {
        const paneX = left + w * pane;
        form(
          [
            [paneX, y],
            [paneX + w * 0.22, y],
            [paneX + w * 0.22, y + unit * 0.046],
            [paneX, y + unit * 0.046],
          ],
          random.pick([0.14, 0.22, 0.4]),
          1,
        );
        line(
          [
            [paneX + w * 0.11, y],
            [paneX + w * 0.11, y + unit * 0.046],
          ],
          0.7,
        );
      }
    });
    if (number % 2)
      form(
        [
          [left + w * 0.66, top - gable * 0.5],
          [left + w * 0.66, top - gable - unit * 0.03],
          [left + w * 0.78, top - gable - unit * 0.03],
          [left + w * 0.78, top - gable * 0.36],
        ],
        0.36,
        1.2,
      );
    x += w;
    number += 1;
  }
}
