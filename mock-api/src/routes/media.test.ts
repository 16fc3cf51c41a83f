import { endpoints, type GenerationRequest } from '@product/api-client';
import { expect, test } from 'vitest';
import { createFetch } from '../hosts/fetch';
import { anImage, aVideo, openTestWorld } from '../testing';

function openMediaWorld() {
  const orders: unknown[] = [];
  const { world, browse } = openTestWorld({
    scenario: 'admin',
    render: async (request) => {
      orders.push(request);
      return new Uint8Array([0xff, 0xd8, orders.length, 0xff, 0xd9]);
    },
  });
  const client = browse();
  const generate = (order: Partial<GenerationRequest> = {}) =>
    client.send(endpoints.generate, { body: { ...anImage, ...order } });
  return { orders, generate, fetch: createFetch(world) };
}

test('generated media is served as a file', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate();
  const response = await fetch(mediaUrl);
  const file = new Uint8Array(await response.arrayBuffer());
  expect(mediaUrl).toMatch(/^\/api\/__mock\/media\/\w+\.jpg$/);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-length')).toBe(String(file.length));
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('a video is served as an MP4', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl, mediaType } = await generate(aVideo);
  const response = await fetch(mediaUrl);
  expect(mediaType).toBe('video');
  expect(mediaUrl).toMatch(/^\/api\/__mock\/media\/\w+\.mp4$/);
  expect(response.headers.get('content-type')).toBe('video/mp4');
});

test('a picture and a video of the same prompt are two files', async () => {
  const { generate, fetch } = openMediaWorld();
  const addresses = [(await generate()).mediaUrl, (await generate(aVideo)).mediaUrl];
  const files = await Promise.all(
    addresses.map(async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer())),
  );
  expect(files.map((file) => file[2])).toEqual([1, 2]);
});

test('a file with another extension is missing', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate(aVideo);
  expect((await fetch(mediaUrl.replace('.mp4', '.jpg'))).status).toBe(404);
  expect((await fetch(mediaUrl.replace('.mp4', ''))).status).toBe(404);
});

test('a range of a file is served with its headers', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate(aVideo);
  const response = await fetch(mediaUrl, { headers: { range: 'bytes=1-2' } });
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-range': 'bytes 1-2/5',
    'content-length': '2',
    'content-type': 'video/mp4',
  });
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0xd8, 1]);
});

test('a range outside the file is refused with the size of the file', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate(aVideo);
  const response = await fetch(mediaUrl, { headers: { range: 'bytes=5-' } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */5');
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test('the whole file is served with Accept-Ranges', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate(aVideo);
  expect((await fetch(mediaUrl)).headers.get('accept-ranges')).toBe('bytes');
});

test('equal requests have the same picture, rendered once, and an address each', async () => {
  const addresses = async () => {
    const { orders, generate, fetch } = openMediaWorld();
    const urls = [await generate(), await generate(), await generate()].map(({ mediaUrl }) => mediaUrl);
    const files = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    expect(new Set(files).size).toBe(1);
    expect(orders).toHaveLength(1);
    return urls;
  };
  const first = await addresses();
  expect(new Set(first).size).toBe(3);
  expect(await addresses(), 'in another world').toEqual(first);
});

test('equal requests at once have the same address, and are rendered once', async () => {
  const { orders, generate, fetch } = openMediaWorld();
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
  { mediaType: 'video', videoDuration: '5' },
])('a request with %o has another address', async (change) => {
  const { generate } = openMediaWorld();
  expect((await generate(change)).mediaUrl).not.toBe((await generate()).mediaUrl);
});

test('two of the demo account and some of the community are videos', async () => {
  const { browse } = openTestWorld({ scenario: 'creator' });
  const client = browse();
  const videos = (pieces: readonly { mediaType?: string; imageUrl: string }[]) =>
    pieces.filter(({ mediaType, imageUrl }) => mediaType === 'video' && imageUrl.endsWith('.mp4'));
  expect(videos(await client.send(endpoints.listCreations))).toHaveLength(2);
  expect(videos(await client.send(endpoints.listGallery)).length).toBeGreaterThan(2);
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

test('a range of another version is answered with the whole file', async () => {
  const { generate, fetch } = openMediaWorld();
  const { mediaUrl } = await generate(aVideo);
  const etag = (await fetch(mediaUrl)).headers.get('etag') ?? '';
  const fetchPart = (condition: string) =>
    fetch(mediaUrl, { headers: { range: 'bytes=1-2', 'if-range': condition } });
  expect(etag).toMatch(/^"\w+\.mp4"$/);
  expect((await fetchPart(etag)).status).toBe(206);
  expect((await fetchPart('"another"')).status).toBe(200);
  expect((await fetchPart('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200);
});
