import type { Style } from '@product/domain';
import type { RenderRequest } from '../request';
import type { Surface } from '../canvas';
import { clay } from './3d';
import { anime } from './anime';
import { cartoon } from './cartoon';
import { cyberpunk } from './cyberpunk';
import { fantasy } from './fantasy';
import { realistic } from './realistic';
import { newSheet, type Scene } from './sheet';
import { sketch } from './sketch';
import { vaporwave } from './vaporwave';

const SCENES: Readonly<Record<Style, readonly Scene[]>> = {
  realistic,
  anime,
  cyberpunk,
  fantasy,
  sketch,
  '3d': clay,
  vaporwave,
  cartoon,
};

/** Renders a prompt in its style: words of the prompt select scene and colours, its hash everything else. */
export function renderPicture(
  { prompt, style }: Pick<RenderRequest, 'prompt' | 'style'>,
  { width, height }: { width: number; height: number },
): Surface {
  const sheet = newSheet(prompt, `${style} ${prompt}`, width, height);
  sheet.choose(SCENES[style]).render(sheet);
  return sheet.surface;
}
