import { expect, test } from 'vitest';
import { faultMenu } from '../../faults/catalogue';
import { anImage } from '../../testing';
import { openServer } from './testing';

const FAULTS = '/api/__mock/faults';

test('the catalogue and the active faults are listed', async () => {
  const { browse } = await openServer();
  const browser = browse();
  await browser.call('POST', FAULTS, 'F12:creations.gallery@2');
  await browser.call('GET', '/api/gallery');
  const { faults, active } = await (await browser.call('GET', FAULTS)).json();
  expect(faults).toHaveLength(faultMenu.length);
  expect(faults[11]).toMatchObject({ id: 'F12', summary: expect.stringContaining('429') });
  expect(active).toEqual([{ id: 1, fault: 'F12:creations.gallery@2', calls: 1 }]);
});

test.each([
  ['text', 'F12:creations.gallery@2x1'],
  ['text in JSON', '"F12:GET /api/gallery@2x1"'],
  ['an object', { fault: 'F12', endpoint: 'creations.gallery', after: 1, times: 1 }],
  ['an object with a path', { fault: 'F12', endpoint: 'GET /api/gallery', after: 1, times: 1 }],
  ['a list', [{ fault: 'F12:creations.gallery', after: 1, times: 1 }]],
])('a fault is activated by %s', async (_, order) => {
  const { browse } = await openServer();
  const browser = browse();
  expect((await browser.call('POST', FAULTS, order)).status).toBe(201);
  const responses = [];
  for (let call = 0; call < 3; call += 1) responses.push(await browser.call('GET', '/api/gallery'));
  expect(responses.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(responses[1]?.headers.get('retry-after')).toBe('30');
});

test('faults are removed one by one, or all', async () => {
  const { browse } = await openServer();
  const browser = browse();
  const activeIds = async () => {
    const { active }: { active: { id: number }[] } = await (await browser.call('GET', FAULTS)).json();
    return active.map(({ id }) => id);
  };
  await browser.call('POST', FAULTS, ['F01', 'F12', 'F13']);
  expect((await browser.call('DELETE', `${FAULTS}/2`)).status).toBe(204);
  expect(await activeIds()).toEqual([3, 1]);
  expect((await browser.call('DELETE', `${FAULTS}/2`)).status).toBe(404);
  expect((await browser.call('DELETE', FAULTS)).status).toBe(204);
  expect(await activeIds()).toEqual([]);
});

test.each([
  ['an unknown fault', { fault: 'F99' }, 'There are F01 to F'],
  ['an unknown endpoint', { fault: 'F12', endpoint: 'nowhere' }, 'There are session.user'],
  ['an endpoint outside the scope', 'F35:session.login', 'does not apply to session.login'],
  ['a fault that the mock cannot produce', 'F47', 'The mock cannot produce'],
  ['an unknown field', { fault: 'F12', whem: 1 }, 'nothing here is called whem. There are fault, endpoint'],
  ['no fault', '', 'names no fault'],
  ['malformed JSON', '{', 'The body is not JSON.'],
  ['a valid fault beside an unknown one', ['F12', 'F99'], 'There is no fault F99'],
])('%s is refused, and no fault is active', async (_, order, reason) => {
  const { browse } = await openServer();
  const response = await browse().call('POST', FAULTS, order);
  expect([response.status, (await response.json()).message]).toEqual([400, expect.stringContaining(reason)]);
  expect((await (await browse().call('GET', FAULTS)).json()).active).toEqual([]);
});

test('/override accepts a fault of the catalogue as well', async () => {
  const { browse } = await openServer();
  const override = { verb: 'fault', id: 'F09', endpoint: 'creations.gallery' };
  expect((await browse().call('POST', '/api/__mock/override', override)).status).toBe(204);
  expect((await browse().call('GET', '/api/gallery')).status).toBe(404);
  const outOfScope = { verb: 'fault', id: 'F35', endpoint: 'creations.gallery' };
  expect((await browse().call('POST', '/api/__mock/override', outOfScope)).status).toBe(400);
});

test('a request header applies a fault to that request only', async () => {
  const { address } = await openServer();
  const headers = { 'x-mock-fault': 'F16' };
  expect((await fetch(`${address}/api/gallery`, { headers })).status).toBe(503);
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200);
  const refused = await fetch(`${address}/api/gallery`, { headers: { 'x-mock-fault': 'F99' } });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: expect.stringContaining('There is no fault F99') },
  ]);
});

test('F02: the connection is cut after half the answer', async () => {
  const { address, browse } = await openServer();
  const whole = await (await fetch(`${address}/api/gallery`)).bytes();
  await browse().call('POST', FAULTS, 'F02:creations.gallery@1x1');
  const response = await fetch(`${address}/api/gallery`, { headers: { origin: 'http://localhost:5173' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  const got: Uint8Array[] = [];
  const reading = (async () => {
    for await (const piece of response.body ?? []) got.push(piece);
  })();
  await expect(reading).rejects.toThrow('terminated');
  const bytes = got.reduce((sum, { length }) => sum + length, 0);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(bytes);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(whole.length);
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200);
});

test('F46: a redirect is sent as such', async () => {
  const { address, browse } = await openServer();
  await browse().call('POST', FAULTS, 'F46:session.user');
  const sent = await fetch(`${address}/api/user`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/api/__mock/login']);
  const followed = await fetch(`${address}/api/user`);
  expect([followed.status, followed.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test('F34: a file without CORS headers cannot be read by other origins', async () => {
  const { address, browse } = await openServer();
  const [piece] = await (await browse().call('GET', '/api/gallery')).json();
  const headers = { origin: 'http://localhost:5173' };
  const allowed = async () =>
    (await fetch(piece.imageUrl, { headers })).headers.get('access-control-allow-origin');
  expect(await allowed()).toBe('http://localhost:5173');
  await browse().call('POST', FAULTS, 'F34');
  expect(await allowed()).toBeNull();
  expect(
    (await fetch(`${address}/api/gallery`, { headers })).headers.get('access-control-allow-origin'),
  ).toBe('http://localhost:5173');
});

test('F45: a lost cookie is never sent', async () => {
  const { browse } = await openServer();
  await browse().call('POST', FAULTS, 'F45:session.login');
  const browser = browse();
  const login = await browser.logIn('demo');
  expect([login.status, login.headers.getSetCookie()]).toEqual([200, []]);
  expect((await browser.call('GET', '/api/user')).status).toBe(401);
});

test("F40: the changed session is in the browser's cookie", async () => {
  const { browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  await browser.call('POST', FAULTS, 'F40:generation.create');
  await browser.call('POST', '/api/generate', anImage);
  expect(await browser.whoAmI()).toBe('newcomer');
});
