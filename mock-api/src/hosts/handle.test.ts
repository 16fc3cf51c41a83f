import { expect, test } from 'vitest';
import { openTestWorld } from '../testing';
import { createFetch } from './fetch';

test('a request that was aborted before it arrived changes nothing', async () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  const before = world.snapshot();
  const call = createFetch(world)('/api/logout', { method: 'POST', signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(world.snapshot()).toEqual(before);
  expect(world.requests()).toMatchObject([{ name: 'session.logout', outcome: 'lost' }]);
});

test('a closed world rejects requests, and does not change', async () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  const before = world.snapshot();
  world.close();
  await expect(createFetch(world)('/api/logout', { method: 'POST' })).rejects.toThrow(
    'The world was closed.',
  );
  expect(world.snapshot()).toEqual(before);
});
