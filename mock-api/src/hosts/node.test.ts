import { createApiClient, endpoints } from '@product/api-client';
import { afterEach, expect, test } from 'vitest';
import { openTestWorld } from '../testing';
import { createServer } from './node';
import { hang } from '../verbs';

const { world } = openTestWorld({ scenario: 'visitor' });
const server = createServer(world);
const client = createApiClient({ baseUrl: 'http://localhost' });

afterEach(() => {
  server.close();
  world.reset();
});

test("Node's own fetch reaches the world and keeps its session", async () => {
  server.listen();
  await client.send(endpoints.login, { body: { username: 'demo', password: 'password' } });
  expect(await client.send(endpoints.getUser)).toMatchObject({ username: 'demo' });
  await client.send(endpoints.logout);
  await expect(client.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
});

test('an abort reaches the world', async () => {
  server.listen();
  world.override(hang(endpoints.listGallery));
  const cancel = new AbortController();
  const call = client.send(endpoints.listGallery, { signal: cancel.signal });
  await expect.poll(() => world.requests()).toHaveLength(1);
  cancel.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => world.requests()).toMatchObject([{ outcome: 'lost' }]);
});

test('only the API is answered', async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await expect(fetch('http://localhost/src/mock-api/api/file.js')).rejects.toThrow();
  expect(world.requests()).toEqual([]);
});
