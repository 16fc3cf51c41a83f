import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { redirectOf, WORKING } from '../../checkout/testing';
import { manualClock } from '../../clock';
import { openServer } from './testing';
import { LATER_MS } from '../../checkout/credit';

type Server = Awaited<ReturnType<typeof openServer>>;

const APP = 'http://localhost:5173';

/** Opens a checkout as the newcomer, who has no tokens, from an app of another origin. */
async function openOrder({ address, browse }: Server) {
  const login = await browse().logIn('newcomer');
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const opening = await fetch(`${address}/api/create-token-checkout`, {
    method: 'POST',
    headers: { cookie, origin: APP, 'content-type': 'application/json' },
    body: '{"packageId":"starter"}',
  });
  const { url } = await opening.json();
  return { url, cookie };
}

/** Sent without a cookie: the order's URL is sufficient to pay. */
const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const pay = (url: string, fields: Record<string, string> = {}) =>
  send(url, { action: 'pay', card: WORKING, ...fields });

async function balance({ address }: Server, cookie: string): Promise<number> {
  return (await (await fetch(`${address}/api/user`, { headers: { cookie } })).json()).tokens;
}

test('the page is complete without a script, and may load nothing', async () => {
  const server = await openServer();
  const { url } = await openOrder(server);
  expect(url).toMatch(`${server.address}/api/__mock/checkout/`);
  const response = await fetch(url);
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/<script|<link|<img|\son\w+=|javascript:/i);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${APP}`);
  expect(policy).not.toContain('unsafe');
});

test('the policy allows the style of the page by its hash', async () => {
  const server = await openServer();
  const { url } = await openOrder(server);
  const response = await fetch(url);
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(await response.text()) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = Buffer.from(digest).toString('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('twenty payments at once redirect to the app, and credit once', async () => {
  const server = await openServer();
  const { url, cookie } = await openOrder(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(url)));
  expect(answers.map(redirectOf)).toEqual(answers.map(() => [303, `${APP}/buy-tokens/success`]));
  expect(await balance(server, cookie)).toBe(100);
});

test('cancelling redirects to the app', async () => {
  const server = await openServer();
  const { url, cookie } = await openOrder(server);
  expect(redirectOf(await send(url, { action: 'cancel' }))).toEqual([303, `${APP}/buy-tokens/cancel`]);
  expect(await balance(server, cookie)).toBe(0);
});

test('a credit that is pending at a restart arrives once after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mock-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const stateFile = join(folder, 'state.json');
  const clock = manualClock();
  const before = await openServer({ stateFile }, { clock });
  const { url, cookie } = await openOrder(before);
  await pay(url, { creditTime: 'later' });
  await before.close();

  const after = await openServer({ stateFile }, { clock: manualClock(clock.now() + LATER_MS) });
  const again = url.replace(before.address, after.address);
  await Promise.all([pay(again), pay(again)]);
  expect(await balance(after, cookie)).toBe(100);
  await after.close();

  const later = await openServer({ stateFile });
  await pay(url.replace(before.address, later.address));
  expect(await balance(later, cookie)).toBe(100);
});

test('an unknown order is answered with a page, or with JSON on request', async () => {
  const { address } = await openServer();
  const load = (accept: string) => fetch(`${address}/api/__mock/checkout/nothing`, { headers: { accept } });
  const [page, json] = await Promise.all([load('text/html,*/*'), load('application/json')]);
  expect([page.status, json.status]).toEqual([404, 404]);
  expect(await page.text()).toContain('There is no such order');
  expect(await json.json()).toEqual({ message: 'Order not found.' });
});

test('the control returns the credit time, and an override changes it', async () => {
  const server = await openServer();
  const browser = server.browse();
  const creditTime = async () => (await (await browser.call('GET', '/api/__mock/')).json()).creditTime;
  expect(await creditTime()).toBe('now');
  await browser.call('POST', '/api/__mock/override', { verb: 'seed', creditTime: 'never' });
  expect(await creditTime()).toBe('never');
  const { url, cookie } = await openOrder(server);
  await pay(url);
  expect(await balance(server, cookie)).toBe(0);
  const refused = await browser.call('POST', '/api/__mock/override', { verb: 'seed', creditTime: 'soon' });
  expect(refused.status).toBe(400);
});
