import type { Style } from '@product/domain';
import type { PaintRequest } from '../../state';
import type { Surface } from '../canvas';
import { anime } from './anime';
import { cartoon } from './cartoon';
import { cyberpunk } from './cyberpunk';
import { fantasy } from './fantasy';
import { painters, rng } from './reference';
import { newSheet, type Scene } from './sheet';
import { sketch } from './sketch';
import { vaporwave } from './vaporwave';

const SCENES: Partial<Record<Style, readonly Scene[]>> = { anime, cyberpunk, fantasy, sketch, vaporwave, cartoon };

/** Paints a prompt in its style: words of the prompt choose scene and colours, its hash everything else. */
export function paintPicture(
  { prompt, style }: Pick<PaintRequest, 'prompt' | 'style'>,
  { width, height }: { width: number; height: number },
): Surface {
  const sheet = newSheet(prompt, `${style} ${prompt}`, width, height);
  const scenes = SCENES[style];
  if (scenes) sheet.choose(scenes).paint(sheet);
  else painters[style](sheet.brush, width, height, rng(prompt + style), { seed: prompt });
  return sheet.surface;
}
