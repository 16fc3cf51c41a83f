import { endpoints, type GenerationRequest } from '@product/api-client';
import { expect, test } from 'vitest';
import { createFetch } from '../hosts/fetch';
import { anImage, openTestWorld } from '../testing';

function openStudio() {
  const orders: unknown[] = [];
  const { world, browse } = openTestWorld({
    scenario: 'admin',
    paint: async (request) => {
      orders.push(request);
      return new Uint8Array([0xff, 0xd8, orders.length, 0xff, 0xd9]);
    },
  });
  const client = browse();
  const generate = (order: Partial<GenerationRequest> = {}) =>
    client.send(endpoints.generate, { body: { ...anImage, ...order } });
  return { orders, generate, fetch: createFetch(world) };
}

test('what is generated is served as a file', async () => {
  const { generate, fetch } = openStudio();
  const { mediaUrl } = await generate();
  const response = await fetch(mediaUrl);
  const file = await response.bytes();
  expect(mediaUrl).toMatch(/^\/api\/__mock\/media\/\w+\.jpg$/);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-length')).toBe(String(file.length));
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the same request has the same address and is painted once', async () => {
  const { orders, generate, fetch } = openStudio();
  const [first, second] = await Promise.all([generate(), generate()]);
  await fetch(first.mediaUrl);
  expect(second).toEqual(first);
  expect(orders).toHaveLength(1);
});

test.each<Partial<GenerationRequest>>([
  { prompt: 'Other' },
  { style: 'anime' },
  { aspectRatio: '1:1' },
  { quality: '4k' },
])('%o makes it another picture', async (change) => {
  const { generate } = openStudio();
  expect((await generate(change)).mediaUrl).not.toBe((await generate()).mediaUrl);
});

test('every seeded picture is served', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  const client = browse();
  const pieces = [
    ...(await client.send(endpoints.listCreations)),
    ...(await client.send(endpoints.listGallery)),
  ];
  const fetch = createFetch(world);
  const answers = await Promise.all(pieces.map(({ imageUrl }) => fetch(imageUrl)));
  expect(answers.map(({ status }) => status)).toEqual(pieces.map(() => 200));
});
