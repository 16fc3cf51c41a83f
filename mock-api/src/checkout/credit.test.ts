import { expect, test } from 'vitest';
import { seed } from '../verbs';
import { CREDIT_TIMES } from '../state';
import { LATER_MS } from './credit';
import { DECLINED, redirectOf, openCheckout } from './testing';

const success = [303, 'http://localhost/buy-tokens/success'];

test('a payment is credited at once', async () => {
  const { buy, pay, me } = openCheckout();
  const response = await pay(await buy('pro'));
  expect(redirectOf(response)).toEqual(success);
  expect(await me()).toMatchObject({ tokens: 250 });
});

test('a later credit arrives after its delay, and not before', async () => {
  const { buy, pay, me, clock } = openCheckout();
  expect(redirectOf(await pay(await buy(), { creditTime: 'later' }))).toEqual(success);
  clock.advance(LATER_MS - 1);
  expect(await me()).toMatchObject({ tokens: 0 });
  clock.advance(1);
  expect(await me()).toMatchObject({ tokens: 100 });
  clock.advance(60_000);
  expect(await me()).toMatchObject({ tokens: 100 });
});

test('a later credit notifies listeners without a request', async () => {
  const { world, buy, pay, clock } = openCheckout();
  await pay(await buy(), { creditTime: 'later' });
  const statuses: string[] = [];
  world.onChange(() => statuses.push(world.state.orders[0]?.status ?? ''));
  clock.advance(LATER_MS);
  expect(statuses).toEqual(['credited']);
});

test('a credit with the time "never" does not arrive', async () => {
  const { buy, pay, me, clock } = openCheckout();
  expect(redirectOf(await pay(await buy(), { creditTime: 'never' }))).toEqual(success);
  clock.advance(1e9);
  expect(await me()).toMatchObject({ tokens: 0 });
});

test.each(CREDIT_TIMES)(
  'twenty payments at once credit once, if the credit arrives %s',
  { tags: ['req:payment-return.payment-credited-once'] },
  async (creditTime) => {
    const { buy, pay, me, clock } = openCheckout();
    const url = await buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(url, { creditTime })));
    expect(answers.map(redirectOf)).toEqual(answers.map(() => success));
    clock.advance(LATER_MS);
    expect((await me()).tokens).toBe(creditTime === 'never' ? 0 : 100);
  },
);

test('a repeated payment credits nothing, whatever credit time it selects', async () => {
  const { buy, pay, visit, me, clock } = openCheckout();
  const url = await buy();
  await pay(url, { creditTime: 'later' });
  for (const creditTime of CREDIT_TIMES) await pay(url, { creditTime });
  await visit(url);
  expect(await me()).toMatchObject({ tokens: 0 });
  clock.advance(LATER_MS);
  for (const creditTime of CREDIT_TIMES) await pay(url, { creditTime });
  expect(await me()).toMatchObject({ tokens: 100 });
});

test('two orders are credited twice', { tags: ['req:tokens.adds-to-balance'] }, async () => {
  const { buy, pay, me } = openCheckout();
  const urls = [await buy('hobby'), await buy('hobby')];
  await Promise.all(urls.map((url) => pay(url)));
  expect(await me()).toMatchObject({ tokens: 50 });
});

test('a pending credit survives a restart, and is credited once', async () => {
  const before = openCheckout();
  const url = await before.buy();
  await before.pay(url, { creditTime: 'later' });
  const snapshot = JSON.parse(JSON.stringify(before.world.snapshot()));

  const after = openCheckout({ snapshot, clock: before.clock });
  expect(await after.me()).toMatchObject({ tokens: 0 });
  before.clock.advance(LATER_MS);
  await Promise.all([after.pay(url), after.me()]);
  expect(await after.me()).toMatchObject({ tokens: 100 });

  const again = openCheckout({ snapshot: after.world.snapshot(), clock: before.clock });
  await again.pay(url);
  expect(await again.me()).toMatchObject({ tokens: 100 });
});

test('a declined card credits nothing, and the order can be paid with another', async () => {
  const { buy, pay, me } = openCheckout();
  const url = await buy();
  await pay(url, { card: DECLINED, creditTime: 'never' });
  expect(await me()).toMatchObject({ tokens: 0 });
  await pay(url);
  expect(await me()).toMatchObject({ tokens: 100 });
});

test('a cancelled order redirects to the app, and cannot be paid', async () => {
  const { buy, pay, cancel, me } = openCheckout();
  const url = await buy();
  expect(redirectOf(await cancel(url))).toEqual([303, 'http://localhost/buy-tokens/cancel']);
  expect(redirectOf(await cancel(url))).toEqual([303, 'http://localhost/buy-tokens/cancel']);
  expect(redirectOf(await pay(url))).toEqual([303, '?']);
  expect(await me()).toMatchObject({ tokens: 0 });
});

test('a paid order cannot be cancelled', async () => {
  const { buy, pay, cancel, me } = openCheckout();
  const url = await buy();
  await pay(url);
  expect(redirectOf(await cancel(url))).toEqual([303, '?']);
  expect(await me()).toMatchObject({ tokens: 100 });
});

test(
  'a subscription activates its plan, and gives no tokens',
  { tags: ['req:payment-return.payment-session'] },
  async () => {
    const { subscribe, pay, me, world } = openCheckout();
    const url = await subscribe({ planId: 'pro', billingInterval: 'year' });
    const id = url.split('/').at(-1);
    expect(redirectOf(await pay(url))).toEqual([303, `http://localhost/subscribe?session_id=${id}`]);
    const user = await me();
    expect(user).toMatchObject({ subscriptionStatus: 'active', tokens: 0 });
    expect(user).not.toHaveProperty('subscription');
    expect(world.state.accounts.find(({ username }) => username === 'newcomer')?.subscription).toEqual({
      planId: 'pro',
      billingInterval: 'year',
    });
  },
);

test('a subscription that is cancelled at the checkout activates no plan', async () => {
  const { subscribe, cancel, me } = openCheckout();
  const url = await subscribe({ planId: 'basic', billingInterval: 'month' });
  expect(redirectOf(await cancel(url))).toEqual([303, 'http://localhost/subscribe/cancel']);
  expect((await me()).subscriptionStatus).toBeNull();
});

test('a deleted account causes no error', async () => {
  const { world, buy, pay, visit, me, clock } = openCheckout();
  const urls = [await buy(), await buy()];
  await pay(urls[0] ?? '', { creditTime: 'later' });
  world.change((state) => {
    state.accounts = state.accounts.filter(({ username }) => username !== 'newcomer');
  });
  clock.advance(LATER_MS);
  expect(await (await visit(urls[1] ?? '')).text()).toContain('A deleted account');
  expect(redirectOf(await pay(urls[1] ?? ''))).toEqual(success);
  await expect(me()).rejects.toMatchObject({ status: 401 });
});

test('the credit time of the world applies unless the payment selects another', async () => {
  const { buy, send, visit, me } = openCheckout({ overrides: [seed({ creditTime: 'never' })] });
  const url = await buy();
  expect(await (await visit(url)).text()).toContain('value="never" checked');
  await send(url, { action: 'pay', card: '4242424242424242' });
  expect(await me()).toMatchObject({ tokens: 0 });
  await send(await buy(), { action: 'pay', card: '4242424242424242', creditTime: 'now' });
  expect(await me()).toMatchObject({ tokens: 100 });
});
