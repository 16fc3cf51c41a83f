import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { createFetch } from './hosts/fetch';
import { openTestWorld } from './testing';
import { answer, fail, hang, offline, slow, type Override } from './verbs';

function openOverridden(...overrides: Override[]) {
  const { browse, ...rest } = openTestWorld({ scenario: 'creator', overrides });
  return { ...rest, client: browse() };
}

test('fail answers an error, with an empty body by default', async () => {
  const { client } = openOverridden(fail(endpoints.listGallery, 500));
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 500, body: '' });
  await expect(client.send(endpoints.listCreations)).resolves.toHaveLength(12);
});

test.each([
  [{ message: 'Busy' }, 'application/json', '{"message":"Busy"}'],
  ['<h1>Bad gateway</h1>', 'text/html', '<h1>Bad gateway</h1>'],
  ['Out of order', 'text/plain', 'Out of order'],
])('fail sends %o as %s', async (body, type, text) => {
  const { world } = openOverridden(fail(endpoints.listGallery, 502, body));
  const response = await createFetch(world)('/api/gallery');
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toBe(text);
});

test('a fault can start after some calls, and end after some', async () => {
  const { client } = openOverridden(fail(endpoints.listGallery, 500, '', { after: 1, times: 2 }));
  const outcomes = [];
  for (let call = 0; call < 4; call += 1) {
    outcomes.push(
      await client.send(endpoints.listGallery).then(
        () => 'shown',
        () => 'failed',
      ),
    );
  }
  expect(outcomes).toEqual(['shown', 'failed', 'failed', 'shown']);
});

test('the latest of two faults applies', async () => {
  const { client } = openOverridden(fail(endpoints.listGallery, 500), fail(endpoints.listGallery, 429));
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 429 });
});

test('answer sends the given body, even against the contract', async () => {
  const { client } = openOverridden(answer(endpoints.getUser, { id: 1 }));
  await expect(client.send(endpoints.getUser)).rejects.toMatchObject({ name: 'ContractError' });
});

test('offline fails without a response, for all endpoints or for one', async () => {
  const offlineClient = openOverridden(offline()).client;
  await expect(offlineClient.send(endpoints.getUser)).rejects.toMatchObject({ name: 'NetworkError' });
  await expect(offlineClient.send(endpoints.listGallery)).rejects.toMatchObject({ name: 'NetworkError' });
  const { client } = openOverridden(offline(endpoints.listGallery));
  await expect(client.send(endpoints.getUser)).resolves.toMatchObject({ username: 'demo' });
});

test('hang ends when the call is aborted', async () => {
  const { client, world } = openOverridden(hang(endpoints.listGallery));
  const cancel = new AbortController();
  const call = client.send(endpoints.listGallery, { signal: cancel.signal });
  await expect.poll(() => world.requests('creations.gallery')).toMatchObject([{ outcome: 'pending' }]);
  cancel.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(world.requests('creations.gallery')).toMatchObject([{ outcome: 'lost' }]);
});

test('closing the world ends hanging calls', async () => {
  const { client, world } = openOverridden(hang(endpoints.listGallery));
  const call = client.send(endpoints.listGallery);
  world.close();
  await expect(call).rejects.toMatchObject({ name: 'NetworkError' });
});

test('slow delays a call by the clock of the world', async () => {
  const { client, clock, world } = openOverridden(
    slow(endpoints.listGallery, 5_000),
    fail(endpoints.listGallery, 500),
  );
  const call = client.send(endpoints.listGallery);
  await expect.poll(() => world.requests()).toHaveLength(1);
  clock.advance(4_999);
  await Promise.resolve();
  expect(world.requests()).toMatchObject([{ outcome: 'pending' }]);
  clock.advance(1);
  await expect(call).rejects.toMatchObject({ status: 500 });
});

test('the request log counts requests by endpoint', async () => {
  const { client, world } = openOverridden();
  await client.send(endpoints.updateLanguage, { body: { language: 'de' } });
  await client.send(endpoints.listGallery);
  expect(world.requests()).toHaveLength(2);
  expect(world.requests('session.language')).toMatchObject([
    { method: 'PUT', path: '/api/user/language', body: { language: 'de' }, outcome: 200 },
  ]);
});
