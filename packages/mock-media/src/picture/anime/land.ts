import { box, disc, oval, shape, type Point } from '../brushes';
import { css } from '../colour';
import { times } from '../numbers';
import type { Sheet } from '../sheet';
import type { Air } from './air';

export function farHills({ brush, width, height, noise }: Sheet, air: Air, horizon: number, size = 1): void {
  air.far.forEach((colour, range) => {
    shape(brush, css(colour), () => {
      brush.moveTo(0, height);
      for (let x = 0; x <= width + 3; x += 3) {
        const crest = noise.layered((x / width) * (2.4 + range) + range * 9, range, 4);
        brush.lineTo(x, horizon + height * range * 0.028 - crest * height * (0.13 - range * 0.03) * size);
      }
      brush.lineTo(width, height);
    });
  });
}

export function townLights({ brush, width, height, unit, random }: Sheet, horizon: number, count = 90): void {
  times(count, () => {
    const [x, y] = [random() * width, horizon + height * random.between(0, 0.05)];
    const colour = random.pick(['#ffd98a', '#fff0c0', '#ffb27a']);
    box(brush, x, y, unit * 0.004, unit * 0.003, css(colour, random.between(0.4, 1)));
  });
}

interface GrassRow {
  /** The y of the roots. */
  root: (x: number) => number;
  spread: number;
  count: number;
  length: number;
  colours: readonly string[];
  wind?: number;
}

export function grass({ brush, width, random }: Sheet, row: GrassRow): void {
  const { root, spread, count, length, colours, wind = 0.6 } = row;
  times(count, () => {
    const x = random() * width * 1.04 - width * 0.02;
    const y = root(x) + random() * spread;
    const blade = length * random.between(0.5, 1.25);
    const bend = wind * blade * random.between(0.3, 1);
    shape(brush, random.pick(colours), () => {
      brush.moveTo(x - length * 0.05, y);
      brush.quadraticCurveTo(x + bend * 0.2, y - blade * 0.7, x + bend, y - blade);
      brush.quadraticCurveTo(x + bend * 0.35, y - blade * 0.55, x + length * 0.06, y);
    });
  });
}

export function flowers(sheet: Sheet, air: Air, root: (x: number) => number): void {
  const { brush, width, height, unit, random } = sheet;
  times((70 * width) / unit, () => {
    const x = random() * width;
    const y = root(x) + height * random.between(0.02, 0.12);
    disc(brush, x, y, unit * random.between(0.003, 0.008), random.pick(air.flowers));
  });
}

/** Petals or leaves in the wind. */
export function petals({ brush, width, height, unit, random }: Sheet, { petal }: Air): void {
  times(26, () => {
    const [x, y, size] = [
      random() * width,
      height * random.between(0.2, 0.95),
      unit * random.between(0.006, 0.014),
    ];
    const turn = random() * Math.PI * 2;
    oval(brush, x, y, size, size * 0.42, css(petal, random.between(0.5, 0.95)), turn);
  });
}

interface Pole {
  x: number;
  foot: number;
  /** 1 is near; smaller is farther away. */
  scale: number;
}

const WIRES_AT = [-0.066, -0.03, 0.03, 0.066];

/** Power poles and the wires between them. The first wire starts outside the picture. */
export function powerLine(
  { brush, unit }: Sheet,
  poles: readonly Pole[],
  side: number,
  colour: string,
): void {
  const tops = poles.map(({ x, foot, scale }) => {
    const size = unit * scale;
    const top = foot - size * 0.66;
    box(brush, x - size * 0.008, top, size * 0.016, foot - top, colour);
    box(brush, x - size * 0.075, top + size * 0.035, size * 0.15, size * 0.011, colour);
    box(brush, x - size * 0.05, top + size * 0.08, size * 0.1, size * 0.009, colour);
    for (const wire of WIRES_AT) {
      box(brush, x + wire * size - size * 0.004, top + size * 0.018, size * 0.008, size * 0.018, colour);
    }
    box(brush, x + size * 0.012, top + size * 0.1, size * 0.03, size * 0.06, colour);
    return { at: [x, top + size * 0.02] as Point, scale };
  });
  const [nearest] = tops;
  if (!nearest) return;
  const beyond = {
    at: [nearest.at[0] - side * unit * 1.1, nearest.at[1] - unit * 0.32] as Point,
    scale: 2,
  };
  [beyond, ...tops].forEach((from, index, all) => {
    const to = all[index + 1];
    if (!to) return;
    for (const wire of WIRES_AT) {
      brush.beginPath();
      brush.moveTo(from.at[0] + wire * unit * from.scale, from.at[1]);
      brush.quadraticCurveTo(
        (from.at[0] + to.at[0]) / 2,
        (from.at[1] + to.at[1]) / 2 + unit * 0.09 * from.scale,
        to.at[0] + wire * unit * to.scale,
        to.at[1],
      );
      brush.strokeStyle = colour;
      brush.lineWidth = Math.max(0.6, unit * 0.00132 * (from.scale + to.scale));
      brush.stroke();
    }
  });
}
