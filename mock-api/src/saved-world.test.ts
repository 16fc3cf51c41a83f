import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { isPassword, isUntouched, readWorld, saveWorld } from './saved-world';
import { SCENARIO_NAMES } from './scenarios';
import { signInAs } from './settings/apply';
import { anImage, openTestWorld } from './testing';
import { createWorld } from './world';

test.each(SCENARIO_NAMES)('%s is untouched until something in it changes', async (scenario) => {
  const { world } = openTestWorld({ scenario });
  expect(isUntouched(world)).toBe(true);
  signInAs(world, 'demo');
  expect(isUntouched(world)).toBe(true);
  const { world: continued, browse } = openTestWorld({ snapshot: world.snapshot() });
  expect(isUntouched(continued)).toBe(true);
  await browse().send(endpoints.generate, { body: anImage });
  expect(isUntouched(continued)).toBe(false);
});

test('a saved world has no password but the demo one, and is read back', () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  world.change(({ accounts }) => (accounts[0]!.passwordHash = 'real'));
  const saved: unknown = JSON.parse(JSON.stringify(saveWorld(world)));
  const other = createWorld({ snapshot: readWorld(saved) });
  expect(other.state.creations).toEqual(world.state.creations);
  expect(JSON.stringify(saved)).not.toContain('"real"');
  expect([isPassword(other.state, 'password'), isPassword(other.state, 'hunter2')]).toEqual([true, false]);
  expect(() => readWorld({})).toThrow('no world that this mock can open');
});
