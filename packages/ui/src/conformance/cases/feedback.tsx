import type { Cases } from '../case';

export const feedback: Cases = {};
