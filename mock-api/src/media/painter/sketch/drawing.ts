import { box, newLayer, polygon, type Point } from '../brushes';
import type { Canvas2D } from '../../canvas';
import type { Sheet } from '../sheet';

interface PencilLine {
  points: readonly Point[];
  weight: number;
  strength: number;
}

/** A plan for the pencil: tones it will follow, and contours it will draw over them. */
export interface Drawing {
  sheet: Sheet;
  /** Greys only; what is dark here becomes hatching. */
  tone: Canvas2D;
  lines: PencilLine[];
  line(points: readonly Point[], weight?: number, strength?: number): void;
  /** An area of one grey, 0 black to 1 paper. */
  area(points: readonly Point[], value: number): void;
  /** An area with its contour. */
  form(points: readonly Point[], value: number, weight?: number): void;
  block(x: number, y: number, width: number, height: number, value: number): void;
}

export function grey(value: number, opacity = 1): string {
  const level = Math.round(value * 255);
  return `rgba(${level},${level},${level},${opacity})`;
}

export function newDrawing(sheet: Sheet): Drawing {
  const { width, height } = sheet;
  const { brush: tone } = newLayer(width, height);
  box(tone, 0, 0, width, height, grey(0.97));
  const lines: PencilLine[] = [];
  const line = (points: readonly Point[], weight = 1, strength = 1) =>
    void lines.push({ points, weight, strength });
  const area = (points: readonly Point[], value: number) => polygon(tone, points, grey(value));
  return {
    sheet,
    tone,
    lines,
    line,
    area,
    form(points, value, weight) {
      area(points, value);
      const [first] = points;
      if (first) line([...points, first], weight);
    },
    block: (x, y, w, h, value) => box(tone, x, y, w, h, grey(value)),
  };
}
