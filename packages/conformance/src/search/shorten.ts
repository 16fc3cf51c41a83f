import * as fc from 'fast-check';
import { isRead, type Step } from './calls';
import type { Finding } from './play';

/** A sequence that fails, without what comes after the call that shows it. */
export interface Failing {
  steps: readonly Step[];
  finding: Finding;
}

/** Plays a sequence, and returns it if it fails. */
export type Attempt = (steps: readonly Step[]) => Promise<Failing | undefined>;

/**
 * Leaves out what the failure does not need: what reads, then halves, then ever smaller parts. Then fast-check shrinks
 * the values of what is left. Left to itself, it would begin with the first call again after each success, and need
 * several times as many accounts.
 */
export async function shorten(
  failing: Failing,
  attempt: Attempt,
  step: fc.Arbitrary<Step>,
): Promise<Failing> {
  let best = failing;
  const last = best.steps.length - 1;
  const isLastOrWrite = (index: number) => index === last || !isRead((failing.steps[index] as Step).call);
  best = (await attempt(best.steps.filter((_, index) => isLastOrWrite(index)))) ?? best;
  for (let size = best.steps.length; size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let end = best.steps.length; end > 0; end -= size) {
      const rest = best.steps.filter((_, index) => index < end - size || index >= end);
      if (rest.length < best.steps.length) best = (await attempt(rest)) ?? best;
    }
  }
  const { length } = best.steps;
  const values = fc.asyncProperty(fc.array(step, { minLength: length, maxLength: length }), async (steps) => {
    const shorter = await attempt(steps);
    best = shorter ?? best;
    return !shorter;
  });
  await fc.check(values, { numRuns: 1, examples: [[[...best.steps]]] });
  return best;
}
