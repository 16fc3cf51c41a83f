import { listRules } from '@product/conformance';
import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { listBlindRules, RULES_OF } from './measure';

/** Of the rules that are listed with a fault: those of races miss some under load. */
const FOUND_AT_LEAST = 0.95;

test('each fault is found by the rules that are listed with it', async () => {
  const blind = await listBlindRules(FAULTS);
  const count = Object.values(RULES_OF).flat().length;
  expect(blind.length <= count * (1 - FOUND_AT_LEAST) ? [] : blind).toEqual([]);
});

test('each rule finds a fault', () => {
  const finding = new Set(Object.values(RULES_OF).flat());
  expect(listRules().filter(({ id }) => !finding.has(id))).toEqual([]);
});

test('each fault has a name of its own, and is found by a rule of its kind', () => {
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => (RULES_OF[name] ?? []).length === 0)).toEqual([]);
});
