import { expect, test } from 'vitest';
import type { Planted } from './faults/fault';
import { listFalseAlarms } from './measure';
import { VARIATIONS } from './variations';

/** Failed rules in all variations together. */
const FALSE_ALARMS_AT_MOST = 1;

/** In one server, since each takes a whole run. `npm run back-end -- --variations` tests each alone. */
const combine = (variations: readonly Planted[]): Planted => ({
  name: variations.map(({ name }) => name).join('; '),
  plant: (server) => variations.forEach(({ plant }) => plant(server)),
  options: Object.assign({}, ...variations.map(({ options }) => options)),
});

const isLimit = ({ name }: Planted) => name.includes('in a while');
const others = VARIATIONS.filter((variation) => !isLimit(variation));
const GROUPS = 4;
const groups = Array.from({ length: GROUPS }, (_, turn) =>
  combine(others.filter((_, index) => index % GROUPS === turn)),
);

/** Of the limits two, which wait longer than they compute. */
const limits = VARIATIONS.filter(isLimit).filter((_, index) => index % 3 === 0);

test('legitimate variations raise hardly an alarm', async () => {
  const alarms = await listFalseAlarms([...groups, ...limits]);
  expect(alarms.length <= FALSE_ALARMS_AT_MOST ? [] : alarms).toEqual([]);
});
