import type { Surface } from '../canvas';
import { apart, box, newLayer } from './brushes';
import type { Sheet } from './sheet';

/** A blurred copy: scaled down and up again, which looks the same on every platform. */
export function blurred(source: Surface, radius: number): Surface {
  const halvings = Math.max(1, Math.round(Math.log2(radius)));
  let copy = source;
  const redraw = (width: number, height: number) => {
    const { surface, brush } = newLayer(width, height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(copy, 0, 0, surface.width, surface.height);
    copy = surface;
  };
  for (let step = 0; step < halvings; step++)
    redraw(Math.max(2, copy.width / 2), Math.max(2, copy.height / 2));
  for (let step = 0; step < halvings; step++) {
    redraw(Math.min(source.width, copy.width * 2), Math.min(source.height, copy.height * 2));
  }
  return copy;
}

/** Adds a glow around bright areas. `squeeze`, 0 to 2, excludes darker ones. */
export function bloom(sheet: Sheet, strength: number, radius: number, squeeze = 0): void {
  const { brush, surface, width, height } = sheet;
  const half = newLayer(width / 2, height / 2);
  half.brush.drawImage(surface, 0, 0, half.surface.width, half.surface.height);
  half.brush.globalCompositeOperation = 'multiply';
  for (let pass = 0; pass < squeeze; pass++) half.brush.drawImage(half.surface, 0, 0);
  apart(brush, () => {
    brush.globalCompositeOperation = 'screen';
    brush.imageSmoothingQuality = 'high';
    brush.globalAlpha = strength;
    brush.drawImage(blurred(half.surface, Math.max(2, radius / 4)), 0, 0, width, height);
    brush.globalAlpha = strength * 0.7;
    brush.drawImage(blurred(half.surface, radius), 0, 0, width, height);
  });
}

/** Darkens the corners; `strength` from 0 to 1. */
export function vignette({ brush, width, height }: Sheet, strength: number): void {
  const reach = Math.hypot(width, height) * 0.62;
  const shade = brush.createRadialGradient(
    width / 2,
    height * 0.48,
    Math.min(width, height) * 0.35,
    width / 2,
    height / 2,
    reach,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, `rgba(0,0,0,${strength})`);
  box(brush, 0, 0, width, height, shade);
}

/** Adds film grain of up to `strength` of 255 levels. */
export function grain({ brush, width, height, random }: Sheet, strength: number): void {
  const pixels = brush.getImageData(0, 0, width, height);
  const { data } = pixels;
  let state = random.whole(1, 1e9);
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const speck = (((state >>> 16) & 255) / 255 + ((state >>> 8) & 255) / 255 - 1) * strength;
    data[at] = (data[at] ?? 0) + speck;
    data[at + 1] = (data[at + 1] ?? 0) + speck;
    data[at + 2] = (data[at + 2] ?? 0) + speck;
  }
  brush.putImageData(pixels, 0, 0);
}
