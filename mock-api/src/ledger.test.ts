import { endpoints } from '@product/api-client';
import { TRIAL_IMAGES_PER_DAY } from '@product/domain';
import { expect, test } from 'vitest';
import { charge, refund } from './ledger';
import { anImage, aVideo, openTestWorld, apiError } from './testing';
import { seed } from './verbs';

const DAY_MS = 86_400_000;
const insufficient = apiError(402, expect.stringMatching(/^Insufficient tokens/));

function openLedger(...options: Parameters<typeof openTestWorld>) {
  const { browse, ...rest } = openTestWorld(...options);
  const client = browse();
  return {
    ...rest,
    generate: (order: object = {}, signal?: AbortSignal) =>
      client.send(endpoints.generate, { body: { ...anImage, ...order }, signal }),
    balance: async () => (await client.send(endpoints.getUser)).tokens,
  };
}

test('an image costs one token', { tags: ['req:tokens.image-cost'] }, async () => {
  const { generate, balance } = openLedger({ scenario: 'creator' });
  await generate();
  expect(await balance()).toBe(119);
});

test('two generations at once cannot spend the same token', async () => {
  const { world, clock, generate, balance } = openLedger({
    scenario: 'outOfTokens',
    overrides: [seed({ user: { tokens: 1 } })],
    latency: { image: [3_000, 3_000], video: [0, 0] },
  });
  const both = Promise.allSettled([generate(), generate({ prompt: 'A second lighthouse' })]);
  await expect
    .poll(() => world.requests('generation.create').filter(({ outcome }) => outcome === 402))
    .toHaveLength(1);
  clock.advance(3_000);
  expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await balance()).toBe(0);
});

test('a balance never goes below zero', async () => {
  const { generate, balance } = openLedger({
    scenario: 'outOfTokens',
    overrides: [seed({ user: { tokens: 2 } })],
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => generate()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balance()).toBe(0);
});

test(
  'a new account generates three images a day, and again the next day',
  { tags: ['req:session.trial'] },
  async () => {
    const { clock, generate, balance } = openLedger({ scenario: 'newcomer' });
    for (let image = 0; image < TRIAL_IMAGES_PER_DAY; image += 1) await generate();
    await expect(generate()).rejects.toMatchObject(insufficient);
    clock.advance(DAY_MS);
    await expect(generate()).resolves.toMatchObject({ mediaType: 'image' });
    expect(await balance()).toBe(0);
  },
);

test('a day of the trial is one of UTC', () => {
  const { world } = openTestWorld({ scenario: 'newcomer' });
  const account = world.state.accounts.find(({ username }) => username === 'newcomer')!;
  account.registeredAt = Date.UTC(2026, 2, 1, 23, 59, 50);
  const spend = (now: number) => {
    for (let image = 0; image < TRIAL_IMAGES_PER_DAY; image += 1) charge(account, anImage, now);
  };
  spend(account.registeredAt);
  expect(() => charge(account, anImage, Date.UTC(2026, 2, 1, 23, 59, 59, 999))).toThrow(
    'Insufficient tokens',
  );
  spend(Date.UTC(2026, 2, 2));
  expect(() => charge(account, anImage, Date.UTC(2026, 2, 2, 23))).toThrow('Insufficient tokens');
});

test('the trial ends after seven days', { tags: ['req:session.trial'] }, async () => {
  const { clock, generate } = openLedger({ scenario: 'newcomer' });
  clock.advance(7 * DAY_MS - 1);
  await generate();
  clock.advance(1);
  await expect(generate()).rejects.toMatchObject(insufficient);
});

test('tokens are spent before the trial', async () => {
  const { generate, balance, world } = openLedger({
    scenario: 'newcomer',
    overrides: [seed({ user: { tokens: 1 } })],
  });
  await generate();
  expect(await balance()).toBe(0);
  expect(world.state.accounts.every(({ trial }) => trial.used === 0)).toBe(true);
});

test.each(['subscriber', 'admin'] as const)(
  'the %s is not charged',
  { tags: ['req:access.admin'] },
  async (scenario) => {
    const { generate, balance } = openLedger({ scenario, overrides: [seed({ user: { tokens: 5 } })] });
    await generate({ quality: '4k' });
    expect(await balance()).toBe(5);
  },
);

test.each([{ quality: '4k' }, aVideo])(
  'without access %o is refused with a message about tokens',
  { tags: ['req:access.gated'] },
  async (order) => {
    const { generate } = openLedger({ scenario: 'newcomer' });
    await expect(generate(order)).rejects.toMatchObject(apiError(403, expect.stringContaining('tokens')));
  },
);

test('a video costs three tokens', { tags: ['req:tokens.video-cost'] }, async () => {
  const { generate, balance } = openLedger({ scenario: 'creator' });
  await generate(aVideo);
  expect(await balance()).toBe(117);
});

test('two tokens do not pay for a video', async () => {
  const { generate, balance } = openLedger({
    scenario: 'creator',
    overrides: [seed({ user: { tokens: 2 } })],
  });
  await expect(generate(aVideo)).rejects.toMatchObject(insufficient);
  expect(await balance()).toBe(2);
});

test.each([anImage, aVideo])('$mediaType: a failed rendering is refunded', async (order) => {
  const { generate, balance } = openLedger({
    scenario: 'creator',
    render: () => Promise.reject(new Error('The renderer failed.')),
  });
  await expect(generate(order)).rejects.toMatchObject(apiError(500, 'The renderer failed.'));
  expect(await balance()).toBe(120);
});

test('a cancelled generation is refunded, also in a trial', async () => {
  const { world, generate } = openLedger({
    scenario: 'newcomer',
    latency: { image: [3_000, 3_000], video: [0, 0] },
  });
  const cancel = new AbortController();
  const used = () => world.state.accounts.find(({ username }) => username === 'newcomer')?.trial.used;
  const generation = generate({}, cancel.signal);
  await expect.poll(used).toBe(1);
  cancel.abort();
  await expect(generation).rejects.toMatchObject({ name: 'AbortError' });
  expect(used()).toBe(0);
});

test("the refund of an image of an earlier day adds nothing to today's images", () => {
  const { world } = openTestWorld({ scenario: 'newcomer' });
  const account = world.state.accounts.find(({ username }) => username === 'newcomer')!;
  const yesterday = account.registeredAt;
  const today = yesterday + DAY_MS;
  const charged = charge(account, anImage, yesterday);
  for (let image = 0; image < TRIAL_IMAGES_PER_DAY; image += 1) charge(account, anImage, today);
  refund(world.state, account.id, charged);
  expect(() => charge(account, anImage, today)).toThrow('Insufficient tokens');
});

test('a refunded image can be generated again the same day, but no further one', () => {
  const { world } = openTestWorld({ scenario: 'newcomer' });
  const account = world.state.accounts.find(({ username }) => username === 'newcomer')!;
  const now = account.registeredAt;
  const charged = Array.from({ length: TRIAL_IMAGES_PER_DAY }, () => charge(account, anImage, now));
  refund(world.state, account.id, charged[0]!);
  charge(account, anImage, now);
  expect(() => charge(account, anImage, now)).toThrow('Insufficient tokens');
});

test('a cancelled video is refunded', async () => {
  const { world, generate } = openLedger({
    scenario: 'creator',
    latency: { image: [0, 0], video: [8_000, 12_000] },
  });
  const cancel = new AbortController();
  const tokens = () => world.state.accounts[0]?.tokens;
  const generation = generate(aVideo, cancel.signal);
  await expect.poll(tokens).toBe(117);
  cancel.abort();
  await expect(generation).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokens()).toBe(120);
});

test.each([
  ['a prompt of white space only', { prompt: ' \n ' }],
  ['an unknown style', { style: 'oil' }],
])('%s is refused and costs nothing', async (_, order) => {
  const { generate, balance } = openLedger({ scenario: 'creator' });
  await expect(generate(order)).rejects.toMatchObject({ status: 400 });
  expect(await balance()).toBe(120);
});
