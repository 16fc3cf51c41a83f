import type { Cases } from '../case';

export const shell: Cases = {};
