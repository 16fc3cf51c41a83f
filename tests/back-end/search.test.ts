import { expect, test } from 'vitest';
import { SEQUENCES } from './faults/sequences';
import { searchServer } from './measure';

/** Those that are found within seconds. `npm run back-end -- --search` searches for all. */
test.each([
  'A refused registration ends the session of its device',
  'Who logs in where another user was signed in sees the list of that user, until the next save',
  'A log-in with the name in upper case ends the other sessions of the user',
])('a short sequence shows: %s', { timeout: 150_000 }, async (fault) => {
  const plant = SEQUENCES.find(({ name }) => name === fault)?.plant;
  const { outcome, script = '' } = await searchServer({ seconds: 60, seed: 1 }, plant);
  expect(outcome).toBe('failed');
  const calls = script.split('\n').filter((line) => line.startsWith('curl '));
  // Two of them register the accounts.
  expect(calls.length).toBeLessThan(10);
});

test('no sequence shows a fault of the correct server', async () => {
  expect(await searchServer({ seconds: 3, seed: 1 })).toMatchObject({ outcome: 'passed' });
});
