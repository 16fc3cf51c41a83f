import type { Cases } from '../case';

export const generator: Cases = {};
