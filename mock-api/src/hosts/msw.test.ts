import { endpoints } from '@product/api-client';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { openTestWorld } from '../testing';
import { hang } from '../verbs';
import { handlers } from './msw';

function openPage() {
  const { world } = openTestWorld();
  const send = (path: string, init?: RequestInit) =>
    getResponse(handlers(world), new Request(`http://localhost${path}`, init));
  return { world, send };
}

test("calls reach the world and keep its browser's session", async () => {
  const { send } = openPage();
  const body = JSON.stringify({ username: 'demo', password: 'password' });
  await send('/api/login', { method: 'POST', body });
  await expect((await send('/api/user'))?.json()).resolves.toMatchObject({ username: 'demo' });
  await send('/api/logout', { method: 'POST' });
  expect((await send('/api/user'))?.status).toBe(401);
});

test('an abort reaches the world', async () => {
  const { world, send } = openPage();
  world.override(hang(endpoints.listGallery));
  const cancel = new AbortController();
  const response = send('/api/gallery', { signal: cancel.signal });
  await expect.poll(() => world.requests()).toHaveLength(1);
  cancel.abort();
  expect((await response)?.type).toBe('error');
  expect(world.requests()).toMatchObject([{ outcome: 'lost' }]);
});

test('only the API is answered', async () => {
  const { world, send } = openPage();
  expect(await send('/src/mock-api/api/file.js')).toBeUndefined();
  expect(world.requests()).toEqual([]);
});
