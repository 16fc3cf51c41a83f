import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { openTestWorld } from '../testing';
import { fault } from '../verbs';
import { createFetch } from '../hosts/fetch';

/** Opens a public picture, before any fault is active. */
async function openPicture() {
  const { world, clock, browse } = openTestWorld({ scenario: 'creator' });
  const pieces = await browse().send(endpoints.listGallery);
  const address = pieces.find(({ mediaType }) => mediaType === 'image')?.imageUrl ?? '';
  const fetch = createFetch(world);
  return { world, clock, load: (init?: RequestInit) => fetch(address, init), fetch };
}

test('F30: the file is missing, and the list is unchanged', async () => {
  const { world, load, fetch } = await openPicture();
  expect((await load()).status).toBe(200);
  world.override(fault('F30'));
  expect((await load()).status).toBe(404);
  expect((await fetch('/api/gallery')).status).toBe(200);
});

test('F31: the file takes ten seconds', async () => {
  const { world, clock, load } = await openPicture();
  world.override(fault('F31'));
  const loading = load();
  await expect.poll(() => world.requests('mock.media')).toHaveLength(1);
  clock.advance(9_999);
  await Promise.resolve();
  expect(world.requests('mock.media')).toMatchObject([{ outcome: 'pending' }]);
  clock.advance(1);
  expect((await loading).status).toBe(200);
});

test('F33: the file is served as text/html, in whole and in part', async () => {
  const { world, load } = await openPicture();
  const whole = await (await load()).arrayBuffer();
  world.override(fault('F33'));
  const mislabelled = await load();
  expect(mislabelled.headers.get('content-type')).toBe('text/html');
  expect(await mislabelled.arrayBuffer()).toEqual(whole);
  const part = await load({ headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'text/html']);
});

test('F48: without a network media requests fail, too', async () => {
  const { world, load, fetch } = await openPicture();
  world.override(fault('F48'));
  await expect(load()).rejects.toThrow('Failed to fetch');
  await expect(fetch('/api/user')).rejects.toThrow('Failed to fetch');
});
