import type { Scene } from '../sheet';
import { bicycle } from './bicycle';
import { harbour } from './harbour';
import { house } from './house';
import { lighthouse } from './lighthouse';

export const sketch: readonly Scene[] = [lighthouse, house, harbour, bicycle];
