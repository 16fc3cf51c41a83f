import { box, glow } from '../brushes';
import { css, mix } from '../colour';
import { clamp, times } from '../numbers';
import type { Sheet } from '../sheet';
import { INK } from './palette';

export interface Sign {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  /** Larger values are farther away, and fainter. */
  depth: number;
}

/** A vertical sign with letters of an invented alphabet. */
export function neonSign({ brush, random }: Sheet, { x, y, width, height, colour, depth }: Sign): void {
  if (height < width * 0.8) return;
  const strength = clamp(1.25 - depth * 0.25);
  brush.save();
  box(brush, x, y, width, height, css(mix(colour, INK, 0.82), 0.92));
  brush.strokeStyle = css(colour, strength);
  brush.lineWidth = Math.max(0.8, width * 0.06);
  brush.strokeRect(x, y, width, height);
  glow(brush, x + width / 2, y + height / 2, Math.max(width, height) * 0.95, colour, 0.3 * strength);

  const letters = Math.max(2, Math.min(6, Math.round(height / width)));
  const pitch = height / letters;
  const reach = Math.min(width, pitch) * 0.27;
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.62), strength);
  brush.lineWidth = Math.max(0.8, width * 0.075);
  brush.lineCap = 'round';
  times(letters, (letter) => {
    const centreX = x + width * 0.5;
    const centreY = y + pitch * (letter + 0.5);
    brush.beginPath();
    times(random.whole(3, 5), () => {
      const kind = random();
      if (kind < 0.36) {
        const level = centreY + random.between(-1, 1) * reach;
        brush.moveTo(centreX - reach, level);
        brush.lineTo(centreX + reach, level);
      } else if (kind < 0.7) {
        const column = centreX + random.between(-0.8, 0.8) * reach;
        brush.moveTo(column, centreY - reach);
        brush.lineTo(column, centreY + reach);
      } else if (kind < 0.86) {
        brush.moveTo(centreX, centreY);
        brush.lineTo(centreX + reach * random.sign(), centreY + reach);
      } else {
        brush.rect(centreX - reach * 0.6, centreY - reach * 0.5, reach * 1.2, reach);
      }
    });
    brush.stroke();
  });
  brush.restore();
}
