import { expect, test } from 'vitest';
import { listFalseAlarms, tryServer } from './measure';
import { VARIATIONS } from './variations';

/** Failed rules in all variations together. */
const FALSE_ALARMS_AT_MOST = 1;

test('the correct server passes every rule', async () => {
  expect(await tryServer()).toMatchObject({ failed: 0, warned: 0 });
});

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms(VARIATIONS);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});
