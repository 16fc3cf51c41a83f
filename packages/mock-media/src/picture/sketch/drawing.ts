import { box, newLayer, polygon, type Point } from '../brushes';
import type { Canvas2D } from '../../canvas';
import type { Sheet } from '../sheet';

interface PencilLine {
  points: readonly Point[];
  weight: number;
  strength: number;
}

/** The input of the pencil renderer: a greyscale tone map for the hatching, and contours. */
export interface Drawing {
  sheet: Sheet;
  /** Greyscale; dark areas become hatching. */
  tone: Canvas2D;
  lines: PencilLine[];
  line(points: readonly Point[], weight?: number, strength?: number): void;
  /** Fills an area with one grey: 0 is black, 1 is paper. */
  area(points: readonly Point[], value: number): void;
  /** Fills an area and adds its contour. */
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
