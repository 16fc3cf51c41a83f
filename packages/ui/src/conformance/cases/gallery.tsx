import type { Cases } from '../case';

export const gallery: Cases = {};
