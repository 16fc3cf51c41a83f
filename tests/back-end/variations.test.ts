import { expect, test } from 'vitest';
import { listFalseAlarms, tryServer } from './measure';
import { VARIATIONS } from './variations';

/** Failed rules in all variations together. Lowered as rules are mended: 1 is the aim. */
const FALSE_ALARMS_AT_MOST = 16;

test('the correct server passes every rule', async () => {
  expect(await tryServer()).toMatchObject({ failed: 0, warned: 0 });
});

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms(VARIATIONS);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});
