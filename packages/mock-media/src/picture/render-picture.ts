import type { Style } from '@product/domain';
import type { RenderRequest } from '../request';
import type { Surface } from '../canvas';
import { breakfast } from './3d/breakfast';
import { island } from './3d/island';
import { robot } from './3d/robot';
import { busStop } from './anime/bus-stop';
import { comet } from './anime/comet';
import { hill } from './anime/hill';
import { train as trainWindow } from './anime/train';
import { cat } from './cartoon/cat';
import { monster } from './cartoon/monster';
import { rocket } from './cartoon/rocket';
import { rooftop } from './cyberpunk/rooftop';
import { street } from './cyberpunk/street';
import { train as elevatedTrain } from './cyberpunk/train';
import { dragonPeaks } from './fantasy/dragon-peaks';
import { floatingCastle } from './fantasy/floating-castle';
import { glowingTree } from './fantasy/glowing-tree';
import { alpine } from './realistic/alpine';
import { dunes } from './realistic/dunes';
import { forest } from './realistic/forest';
import { shore } from './realistic/shore';
import { bicycle } from './sketch/bicycle';
import { harbour } from './sketch/harbour';
import { house } from './sketch/house';
import { lighthouse } from './sketch/lighthouse';
import { boulevard } from './vaporwave/boulevard';
import { bust } from './vaporwave/bust';
import { pyramid } from './vaporwave/pyramid';
import { newSheet, type Scene } from './sheet';

const SCENES: Readonly<Record<Style, readonly Scene[]>> = {
  realistic: [alpine, dunes, shore, forest],
  anime: [hill, busStop, comet, trainWindow],
  cyberpunk: [street, rooftop, elevatedTrain],
  fantasy: [floatingCastle, glowingTree, dragonPeaks],
  sketch: [lighthouse, house, harbour, bicycle],
  '3d': [island, robot, breakfast],
  vaporwave: [boulevard, bust, pyramid],
  cartoon: [monster, rocket, cat],
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
