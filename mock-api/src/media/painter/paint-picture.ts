import { createCanvas } from '#canvas';
import type { PaintRequest } from '../../state';
import type { Surface } from '../canvas';
import { painters, rng } from './reference';

export function paintPicture(
  { prompt, style }: Pick<PaintRequest, 'prompt' | 'style'>,
  { width, height }: { width: number; height: number },
): Surface {
  const surface = createCanvas(width, height);
  const brush = surface.getContext('2d');
  if (!brush) throw new Error('This platform gives no 2d canvas.');
  const lower = prompt.toLowerCase();
  const scenes = ['alpine', 'dunes', 'summer', 'dusk', 'comet', 'lighthouse', 'house', 'island', 'robot'];
  const scene = scenes.find((name) => lower.includes(name));
  const possible: Record<string, string[]> = {
    realistic: ['alpine', 'dunes'],
    anime: ['summer', 'dusk', 'comet'],
    sketch: ['lighthouse', 'house'],
    '3d': ['island', 'robot'],
  };
  const fitting = scene && possible[style]?.includes(scene) ? { scene } : {};
  painters[style](brush, width, height, rng(prompt + style), { seed: prompt, ...fitting });
  return surface;
}
