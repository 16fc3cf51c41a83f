import type { Scene } from '../sheet';
import { alpine } from './alpine';
import { dunes } from './dunes';
import { forest } from './forest';
import { shore } from './shore';

export const realistic: readonly Scene[] = [alpine, dunes, shore, forest];
