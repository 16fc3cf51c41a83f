import type { Cases } from '../case';

export const parts: Cases = {};
