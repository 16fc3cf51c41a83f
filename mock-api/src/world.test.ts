import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { scenarios, type ScenarioName } from './scenarios';
import { anImage, openTestWorld } from './testing';
import { fail, hang, slow } from './verbs';
import { createWorld } from './world';

test.each(Object.entries(scenarios))('the scenario %s opens with its user', async (name, scenario) => {
  const client = openTestWorld({ scenario: name as ScenarioName }).browse();
  const signedIn = 'signedIn' in scenario ? scenario.signedIn : undefined;
  const user = await client.send(endpoints.getUser).catch(() => undefined);
  expect(user?.username).toBe(signedIn);
});

test('worlds of the same scenario are equal', () => {
  const [one, other] = [openTestWorld({ scenario: 'creator' }), openTestWorld({ scenario: 'creator' })];
  expect(one.world.snapshot()).toEqual(other.world.snapshot());
});

test('a world that is serialized and restored continues in the same state', async () => {
  const { world, browse, clock } = openTestWorld({ scenario: 'creator' });
  const { mediaUrl } = await browse().send(endpoints.generate, { body: anImage });
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));

  const later = openTestWorld({ snapshot, clock });
  expect(later.world.snapshot()).toEqual(world.snapshot());
  expect(later.world.state.media).toHaveProperty(mediaUrl.split(/[/.]/).at(-2) ?? '');
  expect(await later.browse().send(endpoints.getUser)).toMatchObject({ username: 'demo', tokens: 119 });
});

test('a session opened after a reload has a new token', async () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  const later = openTestWorld({ snapshot: world.snapshot() });
  later.browse('admin');
  expect(Object.keys(later.world.state.sessions)).toHaveLength(2);
});

test('a snapshot does not change with its world', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const before = world.snapshot();
  await browse().send(endpoints.logout);
  expect(before.state.sessions).not.toEqual(world.state.sessions);
});

test('reset starts a scenario anew, without faults or logged requests', async () => {
  const { world, browse } = openTestWorld({
    scenario: 'creator',
    overrides: [fail(endpoints.listGallery, 500)],
  });
  const fresh = world.snapshot();
  await browse().send(endpoints.logout);
  world.reset();
  expect(world.snapshot()).toEqual(fresh);
  expect(world.requests()).toEqual([]);
  expect(await browse(null).send(endpoints.listGallery)).not.toEqual([]);
  world.reset('newcomer');
  expect(await browse().send(endpoints.getUser)).toMatchObject({ username: 'newcomer' });
});

test('a pending generation ends with a reset, and refunds nothing in the new scenario', async () => {
  const { world, browse } = openTestWorld({
    scenario: 'creator',
    latency: { image: [3_000, 3_000], video: [0, 0] },
  });
  const generation = browse().send(endpoints.generate, { body: anImage });
  generation.catch(() => undefined);
  await expect.poll(() => world.state.accounts[0]?.tokens).toBe(119);
  world.reset();
  const fresh = world.snapshot();
  await expect(generation).rejects.toMatchObject({ name: 'NetworkError' });
  expect(world.snapshot()).toEqual(fresh);
});

test('a hanging call ends with a reset, and changes nothing in the new scenario', async () => {
  const { world, browse } = openTestWorld({
    scenario: 'creator',
    overrides: [hang(endpoints.updateLanguage)],
  });
  const call = browse().send(endpoints.updateLanguage, { body: { language: 'pt' } });
  call.catch(() => undefined);
  await expect.poll(() => world.requests()).toHaveLength(1);
  world.reset();
  const fresh = world.snapshot();
  await expect(call).rejects.toMatchObject({ name: 'NetworkError' });
  expect(world.snapshot()).toEqual(fresh);
});

test('listeners are called on each change until they unsubscribe', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const client = browse();
  let changes = 0;
  const unsubscribe = world.onChange(() => {
    changes += 1;
  });
  await client.send(endpoints.updateLanguage, { body: { language: 'pt' } });
  unsubscribe();
  await client.send(endpoints.updateLanguage, { body: { language: 'es' } });
  expect(changes).toBe(1);
});

test('the latency and the random number determine how long a generation takes', async () => {
  const { world, clock, browse } = openTestWorld({
    scenario: 'creator',
    latency: { image: [2_000, 4_000], video: [0, 0] },
    random: () => 0.5,
  });
  let answered = false;
  const generation = browse()
    .send(endpoints.generate, { body: anImage })
    .finally(() => {
      answered = true;
    });
  await expect.poll(() => world.state.accounts[0]?.tokens).toBe(119);
  clock.advance(2_999);
  await Promise.resolve();
  expect(answered).toBe(false);
  clock.advance(1);
  await expect(generation).resolves.toMatchObject({ mediaType: 'image' });
});

test('a world without options has the scenario "visitor"', () => {
  expect(createWorld().scenario).toBe('visitor');
});

test('listeners are notified when a request arrives and when it is completed', async () => {
  const { world, browse, clock } = openTestWorld({
    scenario: 'creator',
    overrides: [slow(endpoints.listGallery, 1_000)],
  });
  const outcomes: unknown[] = [];
  const unsubscribe = world.onRequest(() => outcomes.push(world.requests().at(-1)?.outcome));
  const call = browse().send(endpoints.listGallery);
  await expect.poll(() => outcomes).toEqual(['pending']);
  clock.advance(1_000);
  await call;
  expect(outcomes).toEqual(['pending', 200]);
  unsubscribe();
  await browse().send(endpoints.getUser);
  expect(outcomes).toHaveLength(2);
});

test('in the scenario "busyStudio" a generation takes three times as long', async () => {
  const { world, clock, browse } = openTestWorld({
    scenario: 'busyStudio',
    latency: { image: [2_000, 2_000], video: [0, 0] },
  });
  let done = false;
  const generation = browse()
    .send(endpoints.generate, { body: anImage })
    .then(() => (done = true));
  await expect.poll(() => world.requests()).toHaveLength(1);
  clock.advance(5_999);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toBe(false);
  clock.advance(1);
  await generation;
});
