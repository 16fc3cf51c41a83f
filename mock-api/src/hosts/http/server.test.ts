import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { loadImage } from '@napi-rs/canvas';
import { anImage, aVideo } from '../../testing';
import { openServer } from './testing';

const aMessage = { message: expect.any(String) };

test('a session is stored in a cookie that scripts cannot read', async () => {
  const { browse } = await openServer();
  const browser = browse();
  expect((await browser.call('GET', '/api/user')).status).toBe(401);

  const login = await browser.logIn('demo');
  expect(login.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[a-z0-9]{24}; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(await browser.whoAmI()).toBe('demo');

  const logout = await browser.call('POST', '/api/logout');
  expect(logout.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0;/)]);
  expect((await browser.call('GET', '/api/user')).status).toBe(401);
});

test('a call that leaves the session alone sets no cookie', async () => {
  const { browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  expect((await browser.call('GET', '/api/user')).headers.getSetCookie()).toEqual([]);
});

test('two browsers have separate sessions', async () => {
  const { browse } = await openServer();
  const [one, other] = [browse(), browse()];
  await one.logIn('demo');
  await other.logIn('admin');
  expect([await one.whoAmI(), await other.whoAmI()]).toEqual(['demo', 'admin']);
  await one.call('POST', '/api/logout');
  expect(await other.whoAmI()).toBe('admin');
});

test('twenty users at once have separate sessions and creations', async () => {
  const { browse } = await openServer();
  const people = Array.from({ length: 20 }, (_, index) => ({ name: `person${index}`, browser: browse() }));
  const lists = await Promise.all(
    people.map(async ({ name, browser }) => {
      const account = { username: name, email: `${name}@example.com`, password: 'secret1' };
      const user = await browser.call('POST', '/api/register', { ...account, confirmPassword: 'secret1' });
      const { id: userId } = await user.json();
      const imageUrl = 'https://media.example/a.jpg';
      const { prompt, style, aspectRatio, mediaType } = anImage;
      const piece = { userId, title: name, prompt, style, aspectRatio, mediaType, imageUrl };
      await browser.call('POST', '/api/creations', {
        ...piece,
        isPublic: false,
        metadata: { quality: 'hd' },
      });
      const list: { title: string }[] = await (await browser.call('GET', '/api/creations')).json();
      return [await browser.whoAmI(), ...list.map(({ title }) => title)];
    }),
  );
  expect(lists).toEqual(people.map(({ name }) => [name, name]));
});

test('a page on this machine may send requests with cookies', async () => {
  const { address } = await openServer();
  const origin = 'http://localhost:5173';
  const preflight = await fetch(`${address}/api/creations/1`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': 'content-type',
  });
  const answers = await Promise.all(
    ['/api/gallery', '/api/user', '/api/nowhere', '/api/__mock/'].map((path) =>
      fetch(address + path, { headers: { origin } }),
    ),
  );
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  }
});

test.each(['https://app.example', 'http://localhost.example', 'null'])(
  'a page of %s may read responses without cookies only',
  async (origin) => {
    const { address } = await openServer();
    const { headers } = await fetch(`${address}/api/gallery`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  },
);

test('no cache stores a response', async () => {
  const { address } = await openServer();
  for (const path of ['/api/gallery', '/api/user', '/api/nowhere']) {
    expect((await fetch(address + path)).headers.get('cache-control')).toBe('no-store');
  }
});

test.each([
  ['malformed JSON', 'POST', '/api/login', '{"username":', 400],
  ['JSON that is nested too deeply', 'POST', '/api/login', '['.repeat(500_000) + ']'.repeat(500_000), 400],
  ['malformed JSON for the control', 'POST', '/api/__mock/reset', '{', 400],
  ['a body over 16 MB', 'POST', '/api/login', 'x'.repeat(16 * 1_048_576 + 1), 413],
  ['an unknown path', 'GET', '/api/nowhere', undefined, 404],
  ['a path outside the API', 'GET', '/', undefined, 404],
  ['an unknown control', 'GET', '/api/__mock/nowhere', undefined, 404],
])('%s is refused in JSON, and the server keeps running', async (_, method, path, body, status) => {
  const { browse } = await openServer();
  const response = await browse().call(method, path, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(aMessage);
  expect((await browse().call('GET', '/api/gallery')).status).toBe(200);
  expect((await browse().call('GET', '/api/__mock/requests')).status).toBe(200);
});

test('a body without a content length is limited as well', async () => {
  const { address } = await openServer();
  const half = new Uint8Array(9 * 1_048_576).fill(120);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(half);
      controller.enqueue(half);
      controller.close();
    },
  });
  const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const response = await fetch(`${address}/api/login`, streamed);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual(aMessage);
});

test.each([
  ['DELETE', '/api/login', 'POST'],
  ['GET', '/api/creations/1', 'PUT, DELETE'],
  ['PATCH', '/api/creations', 'GET, POST'],
  ['GET', '/api/__mock/reset', 'POST'],
  ['PUT', '/api/__mock/override', 'POST, DELETE'],
])('%s %s is not allowed, and the response lists what is', async (method, path, allowed) => {
  const { browse } = await openServer();
  const response = await browse().call(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  expect(await response.json()).toEqual(aMessage);
});

test('a connection stays open while a busy client is silent for a minute', async () => {
  const { address } = await openServer();
  const { headers } = await fetch(`${address}/api/gallery`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('HEAD is GET without the body', async () => {
  const { browse } = await openServer();
  const response = await browse().call('HEAD', '/api/gallery');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('a generated image is a JPEG of the requested ratio, at an absolute URL', async () => {
  const { address, browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  const order = { ...anImage, aspectRatio: '3:4', quality: 'standard' };
  const { mediaUrl } = await (await browser.call('POST', '/api/generate', order)).json();
  expect(mediaUrl).toMatch(new RegExp(`^${address}/api/__mock/media/\\w+\\.jpg$`));

  const picture = await fetch(mediaUrl);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await loadImage(await picture.bytes());
  expect(width / height).toBeCloseTo(3 / 4, 2);
});

test('behind a proxy that speaks TLS, addresses are https', async () => {
  const { address } = await openServer({ scenario: 'visitor' });
  const headers = { 'x-forwarded-proto': 'https' };
  const [piece] = await (await fetch(`${address}/api/gallery`, { headers })).json();
  expect(new URL(piece.imageUrl).origin).toBe(address.replace('http:', 'https:'));
});

test('a video is served as a whole MP4, or as the requested part', async () => {
  const { address, browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  const { mediaUrl } = await (await browser.call('POST', '/api/generate', aVideo)).json();
  expect(mediaUrl).toMatch(new RegExp(`^${address}/api/__mock/media/\\w+\\.mp4$`));

  const whole = await fetch(mediaUrl);
  expect(whole.status).toBe(200);
  const file = await whole.bytes();
  expect(new TextDecoder().decode(file.subarray(4, 8))).toBe('ftyp');

  const part = await fetch(mediaUrl, { headers: { range: 'bytes=-1000' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(
    `bytes ${file.length - 1000}-${file.length - 1}/${file.length}`,
  );
  expect(await part.bytes()).toEqual(file.subarray(-1000));

  const beyond = await fetch(mediaUrl, { headers: { range: `bytes=${file.length}-` } });
  expect(beyond.status).toBe(416);

  const head = await fetch(mediaUrl, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
  expect(head.status).toBe(200);
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(file.length),
    'content-type': 'video/mp4',
  });
});

test('the addresses of media are absolute in every list, and stored without the origin', async () => {
  const { address, browse, world } = await openServer();
  const browser = browse();
  const user = await (await browser.logIn('demo')).json();
  const gallery: { imageUrl: string }[] = await (await browser.call('GET', '/api/gallery')).json();
  for (const { imageUrl } of gallery) expect(imageUrl).toMatch(`${address}/api/__mock/media/`);

  const { prompt, style, aspectRatio, mediaType } = anImage;
  const imageUrl = gallery[0]?.imageUrl;
  const piece = { userId: user.id, title: 'Storm', prompt, imageUrl, style, aspectRatio, mediaType };
  const saved = await browser.call('POST', '/api/creations', {
    ...piece,
    isPublic: false,
    metadata: { quality: 'hd' },
  });
  expect(await saved.json()).toMatchObject({ imageUrl });
  expect(world.state.creations.at(-1)?.imageUrl).toMatch(/^\/api\/__mock\/media\//);
});

test.each(['F18', 'F27'])('they are absolute in a response that the fault %s has changed', async (fault) => {
  const { address } = await openServer();
  const response = await fetch(`${address}/api/gallery`, { headers: { 'x-mock-fault': fault } });
  const text = await response.text();
  expect(text).toContain(`"${address}/api/__mock/media/`);
  expect(text).not.toContain('"/api/__mock/media/');
});

test(
  'disconnecting aborts the generation, without a charge',
  { tags: ['req:generation.cancelled'] },
  async () => {
    const forever = { image: [1e9, 1e9], video: [1e9, 1e9] } as const;
    const { address, browse, world } = await openServer({ latency: forever });
    const login = await browse().logIn('demo');
    const [cookie = ''] = login.headers.getSetCookie();
    const cancel = new AbortController();
    const call = fetch(`${address}/api/generate`, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify(anImage),
      signal: cancel.signal,
    });
    await expect.poll(() => world.state.accounts[0]?.tokens).toBe(119);
    cancel.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => world.requests('generation.create')).toMatchObject([{ outcome: 'lost' }]);
    expect(world.state.accounts[0]?.tokens).toBe(120);
  },
);

/** The machine's address in its network. Without a network, one of the loopback addresses beside the usual one. */
const outside = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

test('with the host 0.0.0.0 the server is reachable from the network, and by default it is not', async () => {
  const at = (address: string, host: string) => fetch(address.replace('localhost', host) + '/api/gallery');
  const { address } = await openServer({ host: '0.0.0.0' });
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  for (const host of ['127.0.0.1', outside()]) expect((await at(address, host)).status).toBe(200);
  const { address: own } = await openServer();
  await expect(at(own, outside())).rejects.toThrow('fetch failed');
  expect((await openServer({ host: '127.0.0.1' })).address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
