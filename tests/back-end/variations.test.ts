import { expect, test } from 'vitest';
import { listFalseAlarms } from './measure';
import { VARIATIONS } from './variations';

/** Failed rules in all variations together. */
const FALSE_ALARMS_AT_MOST = 1;

/** A third, since each takes a whole run. `npm run back-end -- --variations` tests all. */
const SOME = VARIATIONS.filter((_, index) => index % 3 === 0);

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms(SOME);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});
