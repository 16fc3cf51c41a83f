import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios';
import { openServer } from './testing';

test('the scenarios are listed, each with its summary', async () => {
  const { browse } = await openServer({ scenario: 'creator' });
  const listed = await (await browse().call('GET', '/api/__mock/')).json();
  expect(listed.scenario).toBe('creator');
  expect(listed.scenarios).toEqual(
    Object.entries(scenarios).map(([name, { summary }]) => ({ name, summary })),
  );
});

test("a reset signs the caller in as the scenario's user", async () => {
  const { browse } = await openServer();
  const [browser, otherBrowser] = [browse(), browse()];
  await otherBrowser.logIn('demo');
  const reset = await browser.call('POST', '/api/__mock/reset', { scenario: 'newcomer' });
  expect(await reset.json()).toEqual({ scenario: 'newcomer' });
  expect(await browser.whoAmI()).toBe('newcomer');
  expect((await otherBrowser.call('GET', '/api/user')).status).toBe(401);
  await browser.call('POST', '/api/__mock/reset', { scenario: 'visitor' });
  expect((await browser.call('GET', '/api/user')).status).toBe(401);
});

test('a reset without a body starts the same scenario again, with an empty request log', async () => {
  const { browse } = await openServer({ scenario: 'crowdedGallery' });
  const browser = browse();
  await browser.call('GET', '/api/user');
  const reset = await browser.call('POST', '/api/__mock/reset');
  expect(await reset.json()).toEqual({ scenario: 'crowdedGallery' });
  expect(await (await browser.call('GET', '/api/__mock/requests')).json()).toEqual([]);
});

test('a reset ends pending calls without a response', async () => {
  const { browse, world } = await openServer();
  await browse().call('POST', '/api/__mock/override', { verb: 'hang', endpoint: 'creations.gallery' });
  const call = browse().call('GET', '/api/gallery');
  call.catch(() => undefined);
  await expect.poll(() => world.requests()).toHaveLength(1);
  await browse().call('POST', '/api/__mock/reset');
  await expect(call).rejects.toThrow('fetch failed');
});

test('overrides of a world are applied and removed', async () => {
  const { browse } = await openServer();
  const browser = browse();
  const fault = { verb: 'answer', endpoint: 'creations.gallery', status: 503, body: { message: 'Soon.' } };
  expect((await browser.call('POST', '/api/__mock/override', [fault])).status).toBe(204);
  const broken = await browser.call('GET', '/api/gallery');
  expect([broken.status, await broken.json()]).toEqual([503, { message: 'Soon.' }]);
  expect((await browser.call('DELETE', '/api/__mock/override')).status).toBe(204);
  expect((await browser.call('GET', '/api/gallery')).status).toBe(200);
});

test('one override needs no list, and may affect some calls only', async () => {
  const { browse } = await openServer();
  const browser = browse();
  const fault = { verb: 'answer', endpoint: 'creations.gallery', status: 500, after: 1, times: 1 };
  await browser.call('POST', '/api/__mock/override', fault);
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await browser.call('GET', '/api/gallery')).status);
  expect(statuses).toEqual([200, 500, 200]);
});

test.each([204, 205, 304])('an override can answer %i, without a body', async (status) => {
  const { browse } = await openServer();
  const browser = browse();
  const override = { verb: 'answer', endpoint: 'creations.gallery', status };
  expect((await browser.call('POST', '/api/__mock/override', override)).status).toBe(204);
  expect((await browser.call('GET', '/api/gallery')).status).toBe(status);
});

test('offline ends a call without a response', async () => {
  const { browse, world } = await openServer();
  await browse().call('POST', '/api/__mock/override', { verb: 'offline', times: 1 });
  await expect(browse().call('GET', '/api/gallery')).rejects.toThrow('fetch failed');
  expect(world.requests()).toMatchObject([{ outcome: 'lost' }]);
  expect((await browse().call('GET', '/api/gallery')).status).toBe(200);
});

test('a seed replaces the contents of the signed-in user', async () => {
  const { browse } = await openServer();
  const browser = browse();
  await browser.call('POST', '/api/__mock/reset', { scenario: 'creator' });
  const contents = { user: { tokens: 3 }, creations: [{ title: 'Only one' }] };
  await browser.call('POST', '/api/__mock/override', { verb: 'seed', ...contents });
  expect(await (await browser.call('GET', '/api/user')).json()).toMatchObject({ tokens: 3 });
  expect(await (await browser.call('GET', '/api/creations')).json()).toMatchObject([{ title: 'Only one' }]);
});

test.each([
  ['an unknown verb', { verb: 'explode' }, 'There are the verbs answer, hang, offline, slow, fault, seed.'],
  ['an unknown endpoint', { verb: 'hang', endpoint: 'creations.gallry' }, 'creations.gallery'],
  [
    'an unknown field',
    { verb: 'hang', endpont: 'creations.gallery' },
    'nothing here is called endpont. There are verb, endpoint,',
  ],
  ['an impossible status', { verb: 'answer', status: 42 }, 'status'],
  [
    'a body that its status excludes',
    { verb: 'answer', endpoint: 'creations.gallery', status: 204, body: {} },
    'A response with the status 204 has no body.',
  ],
  ['a missing delay', { verb: 'slow' }, 'ms'],
  ['a seed without a signed-in user', { verb: 'seed', user: { tokens: 1 } }, 'nobody is in this scenario'],
  ['no override', 'hang', 'JSON'],
])('%s is refused, and nothing is overridden', async (_, override, reason) => {
  const { browse } = await openServer();
  const response = await browse().call('POST', '/api/__mock/override', override);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(reason);
  expect((await browse().call('GET', '/api/gallery')).status).toBe(200);
});

test('an unknown scenario is refused with the valid names', async () => {
  const { browse } = await openServer();
  const response = await browse().call('POST', '/api/__mock/reset', { scenario: 'paradise' });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain('visitor, newcomer, creator');
});

test('the request log contains the requests, but no password', async () => {
  const { browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  await browser.call('GET', '/api/nowhere?x=1');
  const log = await (await browser.call('GET', '/api/__mock/requests')).json();
  expect(log).toMatchObject([
    {
      name: 'session.login',
      method: 'POST',
      path: '/api/login',
      body: { username: 'demo', password: '(hidden)' },
      outcome: 200,
    },
    { method: 'GET', path: '/api/nowhere?x=1', outcome: 404 },
  ]);
});

test('a reset takes the settings that the address of a page takes', async () => {
  const { browse, world } = await openServer();
  const browser = browse();
  const query = 'scenario=newcomer&as=admin&fault=F13:creations.gallery&now=2027-01-05T09:00:00Z&delay=1';
  expect((await browser.call('POST', `/api/__mock/reset?${query}`)).status).toBe(200);
  expect(await browser.whoAmI()).toBe('admin');
  expect((await browser.call('GET', '/api/gallery')).status).toBe(500);
  expect(new Date(world.clock.now()).getFullYear()).toBe(2027);
  expect(world.latency.call).toEqual([1, 1]);
  await browser.call('POST', '/api/__mock/settings?fault=F14:creations.list');
  expect((await browser.call('GET', '/api/gallery')).status).toBe(200);
  expect(world.latency.call).toEqual([1, 1]);
  const refused = await browser.call('POST', '/api/__mock/reset?scenario=paradise&as=nobody');
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    expect.stringMatching(/scenario=paradise is ignored\. There are visitor/),
  ]);
});

test('a saved world is opened on another server, by its signed-in user, with the demo password', async () => {
  const one = (await openServer({ scenario: 'creator' })).browse();
  const account = { username: 'painter', email: 'painter@example.com' };
  const secret = { password: 'hunter2-hunter2', confirmPassword: 'hunter2-hunter2' };
  await one.call('POST', '/api/register', { ...account, ...secret });
  const saved = await (await one.call('GET', '/api/__mock/world')).text();

  const { browse } = await openServer();
  const other = browse();
  expect((await other.call('PUT', '/api/__mock/world', saved)).status).toBe(200);
  expect(await other.whoAmI()).toBe('painter');
  expect((await browse().call('POST', '/api/login', { ...account, ...secret })).status).toBe(401);
  expect((await browse().logIn('painter')).status).toBe(200);
  const refused = await other.call('PUT', '/api/__mock/world', '{"version":1}');
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: 'This is no world that this mock can open.' },
  ]);
});
