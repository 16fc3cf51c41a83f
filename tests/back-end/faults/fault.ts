import type { Kind as RuleKind } from '@product/conformance';
import type { Plant } from '../behaviour';

/** The kinds of faults, and the kinds of rules that look for them. */
export const KINDS = {
  K1: ['side-by-side'],
  K2: ['text', 'sign-in', 'refusal'],
  K3: ['balance', 'checkout'],
  K4: ['refusal', 'types', 'answer', 'balance', 'sign-in', 'text'],
  K5: ['privacy', 'foreign-fields', 'types', 'sign-in', 'answer', 'refusal'],
  K6: ['origin', 'cache'],
  K7: ['session', 'sign-in'],
  K8: ['list', 'privacy', 'answer'],
} as const satisfies Record<string, readonly RuleKind[]>;

export type Kind = keyof typeof KINDS;

/** An ordinary fault of a back end. */
export interface Fault {
  kind: Kind;
  /** A sentence. */
  name: string;
  plant: Plant;
}

export const faultsOf = (kind: Kind, plants: Record<string, Plant>): Fault[] =>
  Object.entries(plants).map(([name, plant]) => ({ kind, name, plant }));
