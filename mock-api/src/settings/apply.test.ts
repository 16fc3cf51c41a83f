import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { manualClock, type Clock } from '../clock';
import { anImage, openTestWorld } from '../testing';
import { fail, hang, seed } from '../verbs';
import { applyOverrides, applySettings, signedInUsername, signInAs } from './apply';

test('the chosen faults are the active ones', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const client = browse();
  applySettings(world, { latency: 0, faults: ['F13:creations.gallery'] });
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 500 });
  applySettings(world, { latency: 0, faults: [] });
  await expect(client.send(endpoints.listGallery)).resolves.not.toHaveLength(0);
});

test('a fault that stays keeps its count, and the overrides of a test are kept', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator', overrides: [fail(endpoints.getUser, 418)] });
  const client = browse();
  applySettings(world, { faults: ['F13:creations.gallery@1x1'] });
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 500 });
  applySettings(world, { faults: ['F13:creations.gallery@1x1', 'F12:creations.list'] });
  await expect(client.send(endpoints.listGallery)).resolves.not.toHaveLength(0);
  await expect(client.send(endpoints.listCreations)).rejects.toMatchObject({ status: 429 });
  await expect(client.send(endpoints.getUser)).rejects.toMatchObject({ status: 418 });
});

/** A test world whose clock records every delay, in milliseconds. */
function openWaitingWorld() {
  const clock = manualClock();
  const waits: number[] = [];
  const recordingClock: Clock = {
    ...clock,
    after(ms, callback) {
      waits.push(ms);
      return clock.after(ms, callback);
    },
  };
  return { ...openTestWorld({ scenario: 'creator', clock: recordingClock }), clock, waits };
}

test('a generation takes the latency, and every call the delay in addition', async () => {
  const { world, browse, clock, waits } = openWaitingWorld();
  applySettings(world, { latency: 30_000, delay: 5_000 });
  const order = browse().send(endpoints.generate, { body: anImage });
  await expect.poll(() => waits).toEqual([5_000]);
  clock.advance(5_000);
  await expect.poll(() => waits).toEqual([5_000, 30_000]);
  clock.advance(30_000);
  await order;
});

test('by default a generation has a lifelike latency, and other calls have none', async () => {
  const { world, browse, clock, waits } = openWaitingWorld();
  applySettings(world, { latency: 0, delay: 5_000 });
  applySettings(world, {});
  await browse().send(endpoints.getUser);
  expect(waits).toEqual([]);
  const order = browse().send(endpoints.generate, { body: anImage });
  await expect.poll(() => waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(2_000);
  expect(waits[0]).toBeLessThanOrEqual(4_000);
  clock.advance(4_000);
  await order;
});

test('the credit time is set, and kept when the settings have none', () => {
  const { world } = openTestWorld();
  applySettings(world, { credit: 'never' });
  applySettings(world, {});
  expect(world.state.creditTime).toBe('never');
});

test('signing in another user ends the previous session', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const before = browse();
  signInAs(world, 'newcomer');
  expect(signedInUsername(world)).toBe('newcomer');
  await expect(browse().send(endpoints.getUser)).resolves.toMatchObject({ username: 'newcomer' });
  await expect(before.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
  signInAs(world, null);
  expect(signedInUsername(world)).toBe(null);
});

test('a signed-in user keeps the session', () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  const { browserSession } = world.state;
  signInAs(world, 'demo');
  expect(world.state.browserSession).toBe(browserSession);
});

test('an unknown name is refused, with a list of the known ones', () => {
  const { world } = openTestWorld({ scenario: 'creator' });
  expect(() => signInAs(world, 'painter')).toThrow(/There is no user "painter"\. There are demo,/);
  expect(signedInUsername(world)).toBe('demo');
});

test('other contents apply to a world that starts, and not to a continued one', () => {
  const overrides = [seed({ crowd: 7 }), hang(endpoints.getUser)];
  for (const starts of [true, false]) {
    const { world } = openTestWorld();
    applyOverrides(world, { overrides }, starts);
    expect(world.state.crowd).toBe(starts ? 7 : 0);
    expect(world.faults.list()).toHaveLength(1);
  }
});
