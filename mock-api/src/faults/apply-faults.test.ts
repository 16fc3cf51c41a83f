import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { readFault } from './read-fault';
import { anImage, openTestWorld } from '../testing';
import { fault, fail, slow, type Override } from '../verbs';
import { createFetch } from '../hosts/fetch';

function openOverridden(...overrides: Override[]) {
  const { browse, world, clock } = openTestWorld({ scenario: 'creator', overrides });
  return { world, clock, client: browse(), fetch: createFetch(world) };
}

const { checkOutSubscription, checkOutTokens, getUser, generate, listGallery, listCreations, login, logout } =
  endpoints;

test('a fault of the catalogue applies to the selected calls of its endpoint', async () => {
  const { client } = openOverridden(fault('F12', generate, { after: 1, times: 1 }));
  const outcomes = [];
  for (let call = 0; call < 3; call += 1) {
    outcomes.push(
      await client.send(generate, { body: anImage }).then(
        () => 200,
        ({ status }) => status,
      ),
    );
  }
  expect(outcomes).toEqual([200, 429, 200]);
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'demo' });
});

test('a fault without an endpoint applies to every call in its scope', async () => {
  const { client } = openOverridden(fault('F39'));
  await expect(client.send(listGallery)).resolves.not.toEqual([]);
  await expect(client.send(listCreations)).rejects.toMatchObject({ status: 401 });
});

test('F16 answers 503 twice by default', async () => {
  const { fetch } = openOverridden(fault('F16', listGallery));
  const status = async () => (await fetch('/api/gallery')).status;
  expect([await status(), await status(), await status()]).toEqual([503, 503, 200]);
  const fetchOnce = openOverridden(fault('F16', listGallery, { times: 1 })).fetch;
  expect((await fetchOnce('/api/gallery')).status).toBe(503);
  expect((await fetchOnce('/api/gallery')).status).toBe(200);
});

test('the variants of a fault are applied in turn, or one of them alone', async () => {
  const { fetch } = openOverridden(fault('F11', login));
  const send = async () => (await fetch('/api/login', { method: 'POST' })).status;
  expect([await send(), await send(), await send()]).toEqual([413, 422, 413]);
  const other = openOverridden(fault('F11', login, { variant: 2 })).fetch;
  expect((await other('/api/login', { method: 'POST' })).status).toBe(422);
});

test('a fault with a chance applies to some calls, and to the same ones in an equal world', async () => {
  const runWorld = async () => {
    const { fetch } = openOverridden(fault('F13', listGallery, { chance: 0.5 }));
    const statuses = [];
    for (let call = 0; call < 20; call += 1) statuses.push((await fetch('/api/gallery')).status);
    return statuses;
  };
  const statuses = await runWorld();
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  expect(await runWorld()).toEqual(statuses);
});

test('removing one fault keeps the others', async () => {
  const { world, fetch } = openOverridden(fault('F13', listGallery), fault('F09', getUser));
  const [newest, oldest] = world.faults.list();
  expect(newest?.fault).toMatchObject({ id: 'F09', endpoint: 'session.user' });
  await fetch('/api/gallery');
  expect(world.faults.list().map(({ calls }) => calls)).toEqual([0, 1]);
  world.faults.remove(oldest?.id ?? 0);
  expect((await fetch('/api/gallery')).status).toBe(200);
  expect((await fetch('/api/user')).status).toBe(404);
});

test('a hanging call continues when its fault is removed', async () => {
  const { world, client } = openOverridden(fault('F05', listGallery));
  const call = client.send(listGallery);
  await expect.poll(() => world.requests()).toMatchObject([{ outcome: 'pending' }]);
  world.faults.clear();
  await expect(call).resolves.not.toEqual([]);
});

test('a change of the response applies on top of an older fault', async () => {
  const { client } = openOverridden(
    slow(getUser, 0),
    fault('F24', getUser),
    fault('F21', getUser, { variant: 3 }),
  );
  await expect(client.send(getUser)).resolves.toMatchObject({ tokens: 0, email: '', username: 'demo' });
});

test('an error response is not changed by a fault of successful responses', async () => {
  const { client } = openOverridden(
    fail(getUser, 403, { message: 'No.' }),
    fault('F20', getUser, { variant: 4 }),
  );
  await expect(client.send(getUser)).rejects.toMatchObject({ status: 403, serverMessage: 'No.' });
});

test('a field called __proto__ is sent as a field', async () => {
  const { fetch } = openOverridden(fault('F22', getUser));
  const text = await (await fetch('/api/user')).text();
  expect(text).toContain('"__proto__":{"polluted":true}');
});

test('a truncated response is a NetworkError', async () => {
  const { client } = openOverridden(fault('F02', listGallery));
  await expect(client.send(listGallery)).rejects.toMatchObject({ name: 'NetworkError' });
});

test('truncated JSON is a ContractError', async () => {
  const { client } = openOverridden(fault('F18', listGallery));
  await expect(client.send(listGallery)).rejects.toMatchObject({ name: 'ContractError' });
});

test('two responses are sent in reverse order', async () => {
  const { client, clock, world } = openOverridden(fault('F41', listGallery));
  const sent: string[] = [];
  const send = (name: string) => client.send(listGallery).then(() => sent.push(name));
  const first = send('first');
  await expect.poll(() => world.requests()).toHaveLength(1);
  await send('second');
  expect(sent).toEqual(['second']);
  clock.advance(20);
  await first;
  expect(sent).toEqual(['second', 'first']);
});

test('a single response is sent after a delay', async () => {
  const { client, clock, world } = openOverridden(fault('F41', listGallery));
  const call = client.send(listGallery);
  await expect.poll(() => world.requests()).toHaveLength(1);
  await Promise.resolve();
  clock.advance(3_000);
  await expect(call).resolves.not.toEqual([]);
});

test('a redirect ends at an HTML page, of a POST with GET', async () => {
  const { fetch, world } = openOverridden(fault('F46'));
  expect((await fetch('/api/user/language', { method: 'PUT', body: '{}' })).status).toBe(405);
  const response = await fetch('/api/login', { method: 'POST', body: '{}' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(world.requests().map(({ method, path, outcome }) => [method, path, outcome])).toEqual([
    ['PUT', '/api/user/language', 302],
    ['PUT', '/api/__mock/login', 405],
    ['POST', '/api/login', 302],
    ['GET', '/api/__mock/login', 200],
  ]);
});

test('a lost session stays lost until the next login', async () => {
  const { client } = openOverridden(fault('F39', undefined, { after: 1 }));
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'demo' });
  await expect(client.send(getUser)).rejects.toMatchObject({ status: 401 });
  await client.send(login, { body: { username: 'demo', password: 'password' } });
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'demo' });
});

test('a session that changes its user keeps the other user', async () => {
  const { client } = openOverridden(fault('F40', listCreations));
  await expect(client.send(listCreations)).resolves.toEqual([]);
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'newcomer' });
});

test('a visitor has no session that could change its user', async () => {
  const { fetch, world } = openOverridden(fault('F40', listCreations));
  await fetch('/api/logout', { method: 'POST' });
  expect((await fetch('/api/creations')).status).toBe(401);
  expect(world.state.sessions).toEqual({});
});

test('a login without its cookie starts no session', async () => {
  const { client } = openOverridden(fault('F45', login, { times: 1 }));
  const credentials = { username: 'admin', password: 'password' };
  await expect(client.send(login, { body: credentials })).resolves.toMatchObject({ username: 'admin' });
  await expect(client.send(getUser)).rejects.toMatchObject({ status: 401 });
  await client.send(login, { body: credentials });
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'admin' });
  await client.send(logout);
});

test.each([
  ['F37', checkOutTokens, { packageId: 'pro' }, 'https://app.example/buy-tokens/cancel'],
  ['F38', checkOutTokens, { packageId: 'pro' }, 'https://app.example/buy-tokens/success'],
  [
    'F38',
    checkOutSubscription,
    { planId: 'pro', billingInterval: 'year' },
    'https://app.example/subscribe/success',
  ],
] as const)(
  '%s of %o returns a URL of the app at once, and credits nothing',
  async (id, endpoint, order, url) => {
    const { fetch, world } = openOverridden(fault(id, endpoint));
    const init = { method: 'POST', body: JSON.stringify(order), headers: { origin: 'https://app.example' } };
    expect(await (await fetch(endpoint.path, init)).json()).toEqual({ url });
    expect(world.state.accounts[0]).toMatchObject({ tokens: 120, subscriptionStatus: null });
  },
);

test('a request header selects a fault for that request', async () => {
  const { fetch } = openOverridden();
  const send = async (headers: Record<string, string>) => (await fetch('/api/gallery', { headers })).status;
  expect(await send({ 'x-mock-fault': 'F16' })).toBe(503);
  expect(await send({})).toBe(200);
  expect(await send({ 'x-mock-fault': 'F16:session.user' })).toBe(200);
  expect(await send({ 'x-mock-fault': 'F99' })).toBe(400);
  expect(await send({ 'x-mock-fault': 'F35' })).toBe(400);
});

test.each(['F12:session.user', 'F12:generation.create@2'])(
  '%s has the same meaning as text and as verb',
  (text) => {
    const read = readFault(text);
    const endpoint = Object.values(endpoints).find(({ name }) => name === read.endpoint);
    expect(fault(read.id, endpoint, read.after === undefined ? {} : { after: read.after })).toEqual(read);
  },
);
