import { CHECKS } from './checks';
import type { Kind } from './kinds';
import { selectChecks } from './select-checks';

/** A rule that a server must keep. */
export interface Rule {
  id: string;
  kind: Kind;
  description: string;
}

/**
 * The rules, in the order in which they are tested.
 * @param only patterns of ids or kinds, as in the options of `runConformance`
 * @throws NoRuleError if nothing matches a pattern
 */
export function listRules(only?: readonly string[]): Rule[] {
  return selectChecks(CHECKS, only).map(({ id, kind, description }) => ({ id, kind, description }));
}
