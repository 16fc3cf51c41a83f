import { expect, test } from 'vitest';

import { DECLINED, redirectOf, openCheckout } from '../checkout/testing';
import { createFetch } from '../hosts/fetch';
import { seed } from '../verbs';

test('an order shows its item, contents, price and account', async () => {
  const { buy, visit } = openCheckout();
  const response = await visit(await buy('pro'));
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const text of [
    'Test mode.',
    'No money moves.',
    'Pro pack',
    '£45.00',
    '250 tokens',
    'Priority processing',
    'newcomer@example.com',
    '4242 4242 4242 4242',
    '4000 0000 0000 0002',
  ])
    expect(html).toContain(text);
});

test('a declined card is reported in place, and the choices are kept', async () => {
  const { buy, pay, visit } = openCheckout();
  const url = await buy();
  const answer = await pay(url, { card: DECLINED, creditTime: 'later' });
  expect(answer.status).toBe(303);
  const html = await (await visit(url + answer.headers.get('location'))).text();
  expect(html).toContain('<title>Your card was declined.');
  expect(html).toMatch(/role="alert"[^>]*><strong>Your card was declined\.<\/strong> Nothing was charged\./);
  expect(html).toContain('aria-describedby="problem"');
  expect(html).toContain(`value="${DECLINED}" checked`);
  expect(html).toContain('value="later" checked');
});

test.each(['', '5555 5555 5555 4444'])('the card "%s" is refused, as it is not a test card', async (card) => {
  const { buy, pay, visit, me } = openCheckout();
  const url = await buy();
  const answer = await pay(url, { card });
  const html = await (await visit(url + answer.headers.get('location'))).text();
  expect(html).toContain('Choose one of the test cards.');
  expect(await me()).toMatchObject({ tokens: 0 });
});

test.each([
  ['now', 'The tokens are on the account.'],
  ['later', 'The tokens arrive within seconds.'],
  ['never', 'The tokens never arrive'],
])('the page of a paid order shows its state and its credit: %s', async (creditTime, sentence) => {
  const { buy, pay, visit } = openCheckout();
  const url = await buy();
  await pay(url, { creditTime });
  const html = await (await visit(url)).text();
  expect(html).toContain('This order is paid');
  expect(html).toContain(sentence);
  expect(html).toContain('href="http://localhost/buy-tokens/success"');
  expect(html).not.toContain('<form');
});

test('the page of a cancelled order shows its state, and links to the app', async () => {
  const { subscribe, cancel, visit } = openCheckout();
  const url = await subscribe({ planId: 'payg', billingInterval: 'month' });
  await cancel(url);
  const html = await (await visit(url)).text();
  expect(html).toContain('This order was cancelled');
  expect(html).toContain('href="http://localhost/subscribe/cancel"');
  expect(html).not.toContain('<form');
});

test.each(['GET', 'POST'])('%s of an unknown order returns a page with status 404', async (method) => {
  const { visit } = openCheckout();
  const response = await visit('/api/__mock/checkout/nothing', { method });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('There is no such order');
});

test('a request for JSON gets JSON', async () => {
  const { visit } = openCheckout();
  const response = await visit('/api/__mock/checkout/nothing', { headers: { accept: 'application/json' } });
  expect([response.status, await response.json()]).toEqual([404, { message: 'Order not found.' }]);
});

test('markup in an email is escaped', async () => {
  const email = `"><script>alert('&')</script>@example.com`;
  const { buy, visit } = openCheckout({ overrides: [seed({ user: { email } })] });
  const html = await (await visit(await buy())).text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;@example.com');
});

test.each([
  ['https://app.example', 'https://app.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['null', 'http://localhost'],
  ['file:///etc', 'http://localhost'],
  ['javascript:alert(1)', 'http://localhost'],
  ["https://app.example/; script-src 'unsafe-inline'", 'https://app.example'],
])('a checkout opened by a page of %s returns to %s', async (origin, address) => {
  const { pay, open } = openFrom();
  const url = await open(origin);
  expect(url).toMatch(/^http:\/\/localhost\/api\/__mock\/checkout\/[a-z0-9]{20}$/);
  expect(redirectOf(await pay(url))).toEqual([303, `${address}/buy-tokens/success`]);
});

test('the policy of the page allows only its style and its form', async () => {
  const { visit, open } = openFrom();
  const { headers } = await visit(await open('https://app.example'));
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
    "form-action 'self' https://app.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('the checkout of an app with a base path is below it, and returns there', async () => {
  const { buy, cancel } = openCheckout({ appPath: '/studio' });
  const url = await buy();
  expect(url).toMatch(/^http:\/\/localhost\/studio\/api\/__mock\/checkout\//);
  expect(redirectOf(await cancel(url.replace('/studio', '')))).toEqual([
    303,
    'http://localhost/studio/buy-tokens/cancel',
  ]);
});

test("a fault of every call does not affect the mock's own page", async () => {
  const { world, buy, visit } = openCheckout();
  const url = await buy();
  world.override({ verb: 'offline' });
  expect((await visit(url)).status).toBe(200);
});

/** Opens checkouts as a page of another origin does. */
function openFrom() {
  const { world, ...checkout } = openCheckout();
  const page = createFetch(world);
  const open = async (origin: string): Promise<string> => {
    const init = { method: 'POST', headers: { origin }, body: '{"packageId":"starter"}' };
    return (await (await page('/api/create-token-checkout', init)).json()).url;
  };
  return { ...checkout, open };
}
