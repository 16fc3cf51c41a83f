import type { Scene } from '../sheet';
import { boulevard } from './boulevard';
import { bust } from './bust';
import { pyramid } from './pyramid';

export const vaporwave: readonly Scene[] = [boulevard, bust, pyramid];
