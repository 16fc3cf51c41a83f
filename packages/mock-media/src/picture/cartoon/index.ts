import type { Scene } from '../sheet';
import { cat } from './cat';
import { monster } from './monster';
import { rocket } from './rocket';

export const cartoon: readonly Scene[] = [monster, rocket, cat];
