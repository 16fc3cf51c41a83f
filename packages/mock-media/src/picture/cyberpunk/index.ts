import type { Scene } from '../sheet';
import { rooftop } from './rooftop';
import { street } from './street';
import { train } from './train';

export const cyberpunk: readonly Scene[] = [street, rooftop, train];
