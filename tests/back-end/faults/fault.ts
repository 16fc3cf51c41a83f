import type { ConformanceOptions, Kind as RuleKind } from '@product/conformance';
import type { Plant } from '../hooks';

/** The kinds of faults, and the kinds of rules that look for them. K9 is what answers contain. */
export const KINDS = {
  K1: ['side-by-side'],
  K2: ['text', 'sign-in', 'refusal'],
  K3: ['balance', 'checkout'],
  K4: ['refusal', 'types', 'answer', 'balance', 'sign-in', 'text'],
  K5: ['privacy', 'foreign-fields', 'types', 'sign-in', 'answer', 'refusal'],
  K6: ['origin', 'cache'],
  K7: ['session', 'sign-in'],
  K8: ['list', 'privacy', 'answer'],
  K9: ['answer', 'checkout', 'list', 'privacy', 'balance', 'text', 'side-by-side'],
} as const satisfies Record<string, readonly RuleKind[]>;

export type Kind = keyof typeof KINDS;

/** A server that differs from the correct one. */
export interface Planted {
  name: string;
  plant: Plant;
  /** What its owner would choose for it. */
  options?: Partial<ConformanceOptions>;
}

/** An ordinary fault of a back end. */
export interface Fault extends Planted {
  kind: Kind;
}

type Plants = Record<string, Plant | Required<Omit<Planted, 'name'>>>;

export const listPlanted = (plants: Plants): Planted[] =>
  Object.entries(plants).map(([name, planted]) =>
    typeof planted === 'function' ? { name, plant: planted } : { name, ...planted },
  );

export const faultsOf = (kind: Kind, plants: Plants): Fault[] =>
  listPlanted(plants).map((planted) => ({ kind, ...planted }));
