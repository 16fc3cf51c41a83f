import type { Canvas2D } from '../../canvas';
import { polygon, shape, trace, type Point } from '../brushes';
import { TAU, times } from '../numbers';

/** A thick felt pen. `weight` is a factor on the line width: above 1 for outer contours, below 1 for details. */
export interface Pen {
  stroke(weight?: number): void;
  /** Fills the path that `draw` adds, and strokes its contour. */
  inked(fill: unknown, draw: () => void, weight?: number): void;
  curve(points: readonly Point[], weight?: number): void;
}

export function penOf(brush: Canvas2D, ink: string, lineWidth: number): Pen {
  const stroke = (weight = 1) => {
    brush.strokeStyle = ink;
    brush.lineWidth = lineWidth * weight;
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    brush.stroke();
  };
  return {
    stroke,
    inked(fill, draw, weight) {
      shape(brush, fill, draw);
      stroke(weight);
    },
    curve(points, weight) {
      brush.beginPath();
      trace(brush, points);
      stroke(weight);
    },
  };
}

/** Rays from a point; `reach` is their length, beyond the picture's edges. */
export function sunburst(brush: Canvas2D, [x, y]: Point, reach: number, rays: number, colour: unknown): void {
  times(rays, (ray) => {
    const angle = (ray / rays) * TAU + 0.1;
    const next = angle + TAU / rays / 2;
    polygon(
      brush,
      [
        [x, y],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        [x + Math.cos(next) * reach, y + Math.sin(next) * reach],
      ],
      colour,
    );
  });
}

/** Rows of dots that shrink from the top of the picture to `end`. */
export function halftone(brush: Canvas2D, width: number, end: number, pitch: number, colour: unknown): void {
  brush.fillStyle = colour;
  for (let row = 0; row * pitch < end; row++) {
    const radius = pitch * 0.34 * (1 - (row * pitch) / end);
    if (radius < 0.4) return;
    brush.beginPath();
    for (let x = (row % 2) * pitch * 0.5; x < width + pitch; x += pitch) {
      brush.moveTo(x + radius, row * pitch);
      brush.arc(x, row * pitch, radius, 0, TAU);
    }
    brush.fill();
  }
}

export function cloud(brush: Canvas2D, pen: Pen, x: number, y: number, size: number, fill = '#ffffff'): void {
  pen.inked(
    fill,
    () => {
      brush.arc(x - size * 0.5, y, size * 0.3, Math.PI * 0.5, Math.PI * 1.45);
      brush.arc(x - size * 0.12, y - size * 0.24, size * 0.38, Math.PI * 1.05, Math.PI * 1.85);
      brush.arc(x + size * 0.4, y - size * 0.08, size * 0.32, Math.PI * 1.35, Math.PI * 0.5);
    },
    0.8,
  );
}

/** A star with four long points. */
export function sparkle(brush: Canvas2D, x: number, y: number, size: number): void {
  times(8, (corner) => {
    const radius = corner % 2 ? size * 0.32 : size;
    const angle = (corner / 8) * TAU;
    brush.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  });
}
