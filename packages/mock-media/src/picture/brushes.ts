import { createCanvas } from '#canvas';
import type { Canvas2D, Gradient, Surface } from '../canvas';
import { css, type Colour } from './colour';
import { TAU } from './numbers';

export type Point = readonly [x: number, y: number];
export type Stop = readonly [share: number, colour: Colour, opacity?: number];

/** Creates an offscreen canvas with its context. */
export function newLayer(width: number, height: number): { surface: Surface; brush: Canvas2D } {
  const surface = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  return { surface, brush: brushOf(surface) };
}

export function brushOf(surface: Surface): Canvas2D {
  const brush = surface.getContext('2d');
  if (!brush) throw new Error('This platform gave no 2d context for a canvas; the renderers need one.');
  return brush;
}

function withStops(gradient: Gradient, stops: readonly Stop[]): Gradient {
  for (const [share, colour, opacity] of stops) gradient.addColorStop(share, css(colour, opacity));
  return gradient;
}

/** A vertical gradient. */
export function downwards(brush: Canvas2D, top: number, bottom: number, stops: readonly Stop[]): Gradient {
  return withStops(brush.createLinearGradient(0, top, 0, bottom), stops);
}

/** A horizontal gradient. */
export function sideways(brush: Canvas2D, from: number, to: number, stops: readonly Stop[]): Gradient {
  return withStops(brush.createLinearGradient(from, 0, to, 0), stops);
}

export function along(brush: Canvas2D, from: Point, to: Point, stops: readonly Stop[]): Gradient {
  return withStops(brush.createLinearGradient(from[0], from[1], to[0], to[1]), stops);
}

export function outwards(brush: Canvas2D, [x, y]: Point, radius: number, stops: readonly Stop[]): Gradient {
  return withStops(brush.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/** Evenly spaced stops. */
export function evenly(...colours: readonly Colour[]): Stop[] {
  return colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour]);
}

/** Fills the path that `draw` adds. */
export function shape(brush: Canvas2D, fill: unknown, draw: () => void): void {
  brush.beginPath();
  draw();
  brush.closePath();
  brush.fillStyle = fill;
  brush.fill();
}

export function trace(brush: Canvas2D, points: readonly Point[]): void {
  points.forEach(([x, y], index) => (index ? brush.lineTo(x, y) : brush.moveTo(x, y)));
}

export function polygon(brush: Canvas2D, points: readonly Point[], fill: unknown): void {
  shape(brush, fill, () => trace(brush, points));
}

export function disc(brush: Canvas2D, x: number, y: number, radius: number, fill: unknown): void {
  shape(brush, fill, () => brush.arc(x, y, Math.max(0, radius), 0, TAU));
}

export function oval(
  brush: Canvas2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: unknown,
  turn = 0,
): void {
  shape(brush, fill, () => brush.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, TAU));
}

export function box(
  brush: Canvas2D,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: unknown,
): void {
  brush.fillStyle = fill;
  brush.fillRect(x, y, width, height);
}

export function line(brush: Canvas2D, points: readonly Point[], colour: unknown, width: number): void {
  brush.beginPath();
  trace(brush, points);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** Restores the canvas state (transform, blend, opacity, clipping) after `draw`. */
export function apart(brush: Canvas2D, draw: () => void): void {
  brush.save();
  draw();
  brush.restore();
}

export function blended(brush: Canvas2D, blend: string, opacity: number, draw: () => void): void {
  apart(brush, () => {
    brush.globalCompositeOperation = blend;
    brush.globalAlpha = opacity;
    draw();
  });
}

/** Draws in local coordinates: the origin is at `x`, `y`, and 100 units are `size` pixels. */
export function placed(
  brush: Canvas2D,
  x: number,
  y: number,
  size: number,
  draw: () => void,
  mirror = false,
): void {
  apart(brush, () => {
    brush.translate(x, y);
    brush.scale((mirror ? -size : size) / 100, size / 100);
    draw();
  });
}

export function glow(
  brush: Canvas2D,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  strength = 1,
  blend = 'lighter',
): void {
  const halo = outwards(brush, [x, y], radius, [
    [0, colour, strength],
    [0.22, colour, strength * 0.52],
    [0.5, colour, strength * 0.17],
    [1, colour, 0],
  ]);
  blended(brush, blend, 1, () => box(brush, x - radius, y - radius, 2 * radius, 2 * radius, halo));
}
