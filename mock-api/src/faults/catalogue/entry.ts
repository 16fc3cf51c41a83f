import type { Change, PlainEffect, Effect } from '../effect';
import type { ScopeName } from '../scopes';

export interface When {
  /**
   * Number of matching calls that pass before the first affected one.
   * @default 0
   */
  after?: number;
  /**
   * Number of calls, counted from that one, during which the fault is active.
   * @default Infinity
   */
  times?: number;
  /**
   * Probability, 0 to 1, that each of these calls is affected. The world's random numbers decide, so that the same
   * world gives the same sequence.
   * @default 1
   */
  chance?: number;
}

export interface CatalogueFault {
  summary: string;
  scope: ScopeName;
  /**
   * Applied in turn, one per affected call, then from the start again. Empty if no host of the mock can produce the
   * fault.
   */
  effects: readonly Effect[];
  when?: When;
  /** Differences between hosts, or where the fault is tested if the mock cannot produce it. */
  hosts?: string;
}

export type CatalogueFaults = Readonly<Record<`F${number}`, CatalogueFault>>;

export const answer = (status: number, body = '', contentType = '') =>
  ({ verb: 'answer', status, body, contentType }) satisfies PlainEffect;

export const change = (change: Change) => ({ verb: 'change', change }) satisfies Effect;

export const entry = (scope: ScopeName, summary: string, ...effects: readonly Effect[]): CatalogueFault => ({
  scope,
  summary,
  effects,
});
