import type { Scene } from '../sheet';
import { dragonPeaks } from './dragon-peaks';
import { floatingCastle } from './floating-castle';
import { glowingTree } from './glowing-tree';

export const fantasy: readonly Scene[] = [floatingCastle, glowingTree, dragonPeaks];
