import { expect, test } from 'vitest';
import { listFalseAlarms, tryServer } from './measure';
import { VARIATIONS } from './variations';

/** Failed rules in all variations together. */
const FALSE_ALARMS_AT_MOST = 1;

test('the correct server passes every rule', async () => {
  expect(await tryServer()).toMatchObject({ failed: 0, warned: 0 });
});

/** A third, since each takes a whole run. `npm run back-end -- --variations` tests all. */
const SOME = VARIATIONS.filter((_, index) => index % 3 === 0);

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms(SOME);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});
