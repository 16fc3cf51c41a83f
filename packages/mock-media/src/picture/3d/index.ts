import type { Scene } from '../sheet';
import { breakfast } from './breakfast';
import { island } from './island';
import { robot } from './robot';

export const clay: readonly Scene[] = [island, robot, breakfast];
