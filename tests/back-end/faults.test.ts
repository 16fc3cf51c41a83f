import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { formatSummary, isCaught, listFalseAlarms, measure, tryServer } from './measure';
import { VARIATIONS } from './variations';

/** Of the faults. Raised as rules are added: 0.95 is the aim. */
const CAUGHT_AT_LEAST = 0.83;

/** Failed rules in all variations together. Lowered as rules are mended: 1 is the aim. */
const FALSE_ALARMS_AT_MOST = 70;

test('the correct server passes every rule', async () => {
  expect(await tryServer()).toMatchObject({ failed: 0, warned: 0 });
});

test('ordinary faults are caught by a rule of their kind', async () => {
  const measured = await measure(FAULTS);
  const share = measured.filter(isCaught).length / FAULTS.length;
  expect(share >= CAUGHT_AT_LEAST ? '' : formatSummary(measured)).toBe('');
});

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms(VARIATIONS);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});

test('each has a name of its own', () => {
  const names = [...FAULTS, ...VARIATIONS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
