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

const {
  checkOutSubscription,
  checkOutTokens,
  getUser,
  generate,
  listGallery,
  listCreations,
  login,
  logout,
  updateLanguage,
} = endpoints;

test('a fault of the catalogue meets the calls it is meant for', async () => {
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

test('without an endpoint it meets every call that it makes sense for', async () => {
  const { client } = openOverridden(fault('F39'));
  await expect(client.send(listGallery)).resolves.not.toEqual([]);
  await expect(client.send(listCreations)).rejects.toMatchObject({ status: 401 });
});

test('503 is answered twice by default', async () => {
  const { fetch } = openOverridden(fault('F16', listGallery));
  const asked = async () => (await fetch('/api/gallery')).status;
  expect([await asked(), await asked(), await asked()]).toEqual([503, 503, 200]);
  const patient = openOverridden(fault('F16', listGallery, { times: 1 })).fetch;
  expect((await patient('/api/gallery')).status).toBe(503);
  expect((await patient('/api/gallery')).status).toBe(200);
});

test('its variants are applied in turn, or one of them alone', async () => {
  const { fetch } = openOverridden(fault('F11', login));
  const send = async () => (await fetch('/api/login', { method: 'POST' })).status;
  expect([await send(), await send(), await send()]).toEqual([413, 422, 413]);
  const other = openOverridden(fault('F11', login, { variant: 2 })).fetch;
  expect((await other('/api/login', { method: 'POST' })).status).toBe(422);
});

test('with a chance it meets some calls, and the same ones in the same world', async () => {
  const course = async () => {
    const { fetch } = openOverridden(fault('F13', listGallery, { chance: 0.5 }));
    const statuses = [];
    for (let call = 0; call < 20; call += 1) statuses.push((await fetch('/api/gallery')).status);
    return statuses;
  };
  const statuses = await course();
  expect(new Set(statuses)).toEqual(new Set([200, 500]));
  expect(await course()).toEqual(statuses);
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

test('an error response stays as it is where only successful ones change', async () => {
  const { client } = openOverridden(
    fail(getUser, 403, { message: 'No.' }),
    fault('F20', getUser, { variant: 4 }),
  );
  await expect(client.send(getUser)).rejects.toMatchObject({ status: 403, serverMessage: 'No.' });
});

test('a field called __proto__ travels as a field', async () => {
  const { fetch } = openOverridden(fault('F22', getUser));
  const text = await (await fetch('/api/user')).text();
  expect(text).toContain('"__proto__":{"polluted":true}');
});

test('half an answer cannot be read to its end', async () => {
  const { client } = openOverridden(fault('F02', listGallery));
  await expect(client.send(listGallery)).rejects.toMatchObject({ name: 'NetworkError' });
});

test('truncated JSON is a breach of the contract', async () => {
  const { client } = openOverridden(fault('F18', listGallery));
  await expect(client.send(listGallery)).rejects.toMatchObject({ name: 'ContractError' });
});

test('two answers leave in the reverse of their order', async () => {
  const { client, clock, world } = openOverridden(fault('F41', listGallery));
  const left: string[] = [];
  const ask = (name: string) => client.send(listGallery).then(() => left.push(name));
  const first = ask('first');
  await expect.poll(() => world.requests()).toHaveLength(1);
  await ask('second');
  expect(left).toEqual(['second']);
  clock.advance(20);
  await first;
  expect(left).toEqual(['second', 'first']);
});

test('an answer that no other joins leaves by itself', async () => {
  const { client, clock, world } = openOverridden(fault('F41', listGallery));
  const call = client.send(listGallery);
  await expect.poll(() => world.requests()).toHaveLength(1);
  await Promise.resolve();
  clock.advance(3_000);
  await expect(call).resolves.not.toEqual([]);
});

test('a redirect ends on a page of HTML', async () => {
  const { fetch, world } = openOverridden(fault('F46', updateLanguage));
  const response = await fetch('/api/user/language', { method: 'PUT', body: '{}' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(world.requests().map(({ method, path, outcome }) => [method, path, outcome])).toEqual([
    ['PUT', '/api/user/language', 302],
    ['GET', '/api/__mock/login', 200],
  ]);
});

test('a lost session is lost for good, until the next log-in', async () => {
  const { client } = openOverridden(fault('F39', undefined, { after: 1 }));
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'demo' });
  await expect(client.send(getUser)).rejects.toMatchObject({ status: 401 });
  await client.send(login, { body: { username: 'demo', password: 'password' } });
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'demo' });
});

test('a session that changes its user has the other user from then on', async () => {
  const { client } = openOverridden(fault('F40', listCreations));
  await expect(client.send(listCreations)).resolves.toEqual([]);
  await expect(client.send(getUser)).resolves.toMatchObject({ username: 'newcomer' });
});

test('a sign-in without its cookie is forgotten at once', async () => {
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
  '%s of %o leads back to the app at once, and credits nothing',
  async (id, endpoint, order, url) => {
    const { fetch, world } = openOverridden(fault(id, endpoint));
    const asked = { method: 'POST', body: JSON.stringify(order), headers: { origin: 'https://app.example' } };
    expect(await (await fetch(endpoint.path, asked)).json()).toEqual({ url });
    expect(world.state.accounts[0]).toMatchObject({ tokens: 120, subscriptionStatus: null });
  },
);

test('a request asks for a fault of its own', async () => {
  const { fetch } = openOverridden();
  const ask = async (headers: Record<string, string>) => (await fetch('/api/gallery', { headers })).status;
  expect(await ask({ 'x-mock-fault': 'F16' })).toBe(503);
  expect(await ask({})).toBe(200);
  expect(await ask({ 'x-mock-fault': 'F16:session.user' })).toBe(200);
  expect(await ask({ 'x-mock-fault': 'F99' })).toBe(400);
  expect(await ask({ 'x-mock-fault': 'F35' })).toBe(400);
});

test.each(['F12:session.user', 'F12:generation.create@2'])(
  '%s means the same as text and as verb',
  (text) => {
    const read = readFault(text);
    const endpoint = Object.values(endpoints).find(({ name }) => name === read.endpoint);
    expect(fault(read.id, endpoint, read.after === undefined ? {} : { after: read.after })).toEqual(read);
  },
);
