import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { formatSummary, isCaught, measure } from './measure';

/** Of the faults. 57 of 60. */
const CAUGHT_AT_LEAST = 0.95;

test('ordinary faults are caught by a rule of their kind', async () => {
  const measured = await measure(FAULTS);
  const share = measured.filter(isCaught).length / FAULTS.length;
  expect(share >= CAUGHT_AT_LEAST ? '' : formatSummary(measured)).toBe('');
});

test('each fault has a name of its own', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
