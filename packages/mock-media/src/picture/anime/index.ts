import type { Scene } from '../sheet';
import { busStop } from './bus-stop';
import { comet } from './comet';
import { hill } from './hill';
import { train } from './train';

export const anime: readonly Scene[] = [hill, busStop, comet, train];
