import type { Cases } from '../case';

export const account: Cases = {};
