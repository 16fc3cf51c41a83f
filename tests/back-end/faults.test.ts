import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { formatSummary, isCaught, measure } from './measure';

/** Of the faults. 57 of 60. */
const CAUGHT_AT_LEAST = 0.95;

/** A third, some of each kind: all take a minute of processor time. `npm run back-end -- --measure` tests all. */
const SOME = FAULTS.filter((_, index) => index % 3 === 0);

test('ordinary faults are caught by a rule of their kind', async () => {
  const measured = await measure(SOME);
  const share = measured.filter(isCaught).length / SOME.length;
  expect(share >= CAUGHT_AT_LEAST ? '' : formatSummary(measured)).toBe('');
});

test('each fault has a name of its own', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
