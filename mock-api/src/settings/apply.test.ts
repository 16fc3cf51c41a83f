import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { anImage, openTestWorld } from '../testing';
import { applySettings, personOf, seat } from './apply';

test('the chosen faults are the ones there are', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const client = browse();
  applySettings(world, { latency: 0, faults: ['F13:creations.gallery'] });
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 500 });
  applySettings(world, { latency: 0, faults: [] });
  await expect(client.send(endpoints.listGallery)).resolves.not.toHaveLength(0);
});

test('a generation takes its time, and every call the delay besides', async () => {
  const { world, browse, clock } = openTestWorld({ scenario: 'creator' });
  applySettings(world, { latency: 30_000, delay: 5_000 });
  const order = browse().send(endpoints.generate, { body: anImage });
  const arrived = () => world.requests('generation.create').map(({ outcome }) => outcome);
  await expect.poll(arrived).toEqual(['pending']);
  clock.advance(5_000);
  await expect.poll(() => world.state.media).toEqual({});
  clock.advance(29_999);
  expect(arrived()).toEqual(['pending']);
  clock.advance(1);
  await order;
});

test('without a choice a generation takes as long as a real one, and other calls no time', async () => {
  const { world, browse, clock } = openTestWorld({ scenario: 'creator' });
  applySettings(world, { latency: 0, delay: 5_000 });
  applySettings(world, {});
  await browse().send(endpoints.getUser);
  let made = false;
  const order = browse()
    .send(endpoints.generate, { body: anImage })
    .then(() => (made = true));
  await expect.poll(() => world.requests('generation.create')).toHaveLength(1);
  clock.advance(1_999);
  await Promise.resolve();
  expect(made).toBe(false);
  clock.advance(2_001);
  await order;
});

test('a payment arrives when it was chosen to, and as before when nothing is chosen', () => {
  const { world } = openTestWorld();
  applySettings(world, { credit: 'never' });
  applySettings(world, {});
  expect(world.state.creditTime).toBe('never');
});

test('somebody else is seated, and the session before is over', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const before = browse();
  seat(world, 'newcomer');
  expect(personOf(world)).toBe('newcomer');
  await expect(browse().send(endpoints.getUser)).resolves.toMatchObject({ username: 'newcomer' });
  await expect(before.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
  seat(world, null);
  expect(personOf(world)).toBe(null);
});

test('whoever sits there already keeps the session', () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  const { browserSession } = world.state;
  seat(world, 'demo');
  expect(world.state.browserSession).toBe(browserSession);
});

test('nobody is seated by a name that nobody has', () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  expect(() => seat(world, 'painter')).toThrow(/Nobody in this world is called "painter"\. There are demo,/);
  expect(personOf(world)).toBe('demo');
});
