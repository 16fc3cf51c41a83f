import type { Name } from '../names.ts';

/** The names of a call in the places that it is entered in. */
export interface Call extends Name {
  group: string;
  /** `creations.weeklyReport` */
  full: string;
  /** `getWeeklyReport` */
  short: string;
  path: string;
}

export const CLIENT = 'packages/api-client/src';
export const MOCK = 'mock-api/src';
export const BACK_END = 'tests/back-end';
