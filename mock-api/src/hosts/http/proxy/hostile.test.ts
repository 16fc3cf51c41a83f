import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openProxy, serve, serveRaw } from './testing';

const JSON_TYPE = { 'content-type': 'application/json' };
const raw = (text: string) => serveRaw((socket) => socket.end(text));

const head = (fields: string) => `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${fields}\r\n\r\n`;

test.each([
  [
    'garbage',
    () => raw('\u0000\u0001 no HTTP at all'),
    502,
    'gives no valid answer (Response does not match the HTTP/1.1 protocol',
  ],
  ['a cut body', () => raw(`${head('content-length: 100')}[{"id":1`), 502, 'gives no valid answer ('],
  [
    'chunks that are not',
    () => raw(`${head('transfer-encoding: chunked')}zz\r\n`),
    502,
    'gives no valid answer (',
  ],
  ['no response', () => serveRaw((socket) => socket.destroy()), 502, 'gives no valid answer ('],
  ['nobody', async () => 'http://localhost:9999', 502, 'ECONNREFUSED'],
  ['an impossible status', () => raw('HTTP/1.1 999 Odd\r\n\r\n'), 502, 'answers with the status 999.'],
  ['silence', () => serveRaw(() => undefined), 504, 'has not answered within 0.2 s.'],
  [
    'half an answer, then silence',
    () => serveRaw((socket) => socket.write(head('content-length: 9'))),
    504,
    'within 0.2 s.',
  ],
])('%s is a JSON error, and the next call is passed on', async (_, open, status, message) => {
  const target = await open();
  const { address } = await openProxy(target, { timeoutMs: 200 });
  for (const path of ['/api/gallery', '/api/gallery']) {
    const response = await fetch(address + path);
    expect([response.status, (await response.json()).message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  }
  expect((await fetch(`${address}/api/__mock/`)).status).toBe(200);
});

test('a redirect is passed on, not followed; one within the target leads to the proxy', async () => {
  const locations = ['https://evil.example/login', '/login', 'own:/login?next=%2F'];
  let called = 0;
  const target = await serve((request, response) => {
    const location = locations[called++] ?? '';
    response.writeHead(307, { location: location.replace('own:', `http://${request.headers.host}`) }).end();
  });
  const { address } = await openProxy(target);
  const seen = [];
  for (const _ of locations) {
    const response = await fetch(`${address}/api/user`, { redirect: 'manual' });
    seen.push([response.status, response.headers.get('location')]);
  }
  expect(called).toBe(locations.length);
  expect(seen).toEqual([
    [307, 'https://evil.example/login'],
    [307, '/login'],
    [307, `${address}/login?next=%2F`],
  ]);
});

test('a compressed answer arrives decoded, and is checked', async () => {
  const target = await serve((_, response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync('[{"id":1}]')),
  );
  const { address, reports } = await openProxy(target);
  const response = await fetch(`${address}/api/gallery`);
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.json()).toEqual([{ id: 1 }]);
  expect(reports).toEqual([expect.stringMatching(/^GET \/api\/gallery: expected GalleryList .* \[0\]\./)]);
});

test('a huge answer streams: the target is not read faster than the client reads', async () => {
  const chunk = Buffer.alloc(1_048_576, 'x');
  let sent = 0;
  const target = await serve(async (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    while (!response.destroyed && sent < 500) {
      sent += 1;
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  });
  const { address } = await openProxy(target);
  const response = await fetch(`${address}/media/film.mp4`);
  const reader = response.body?.getReader();
  await reader?.read();
  const atRest = async (before = -1): Promise<number> => {
    if (before === sent) return sent;
    const now = sent;
    await pause(100);
    return atRest(now);
  };
  expect(await atRest()).toBeLessThan(100);
  await reader?.cancel();
});

test('a documented answer that is longer than what is read passes unchecked', async () => {
  const text = JSON.stringify('x'.repeat(65 * 1_048_576));
  const target = await serve((_, response) => response.writeHead(200, JSON_TYPE).end(text));
  const { address, reports, control } = await openProxy(target);
  const response = await fetch(`${address}/api/gallery`);
  expect((await response.arrayBuffer()).byteLength).toBe(text.length);
  expect(reports).toEqual(['GET /api/gallery: not checked, since it is longer than 64 MB']);
  await control('POST', '/faults', 'F18:creations.gallery');
  expect((await fetch(`${address}/api/gallery`)).status).toBe(502);
});

test('a file that is cut reaches the client as cut, at the same byte', async () => {
  const target = await serveRaw((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 100\r\n\r\nhalf'),
  );
  const { address } = await openProxy(target);
  const response = await fetch(`${address}/media/a.png`);
  expect(response.headers.get('content-length')).toBe('100');
  await expect(response.text()).rejects.toThrow('terminated');
});

test('cookies of foreign domains are dropped; others are kept by a browser on http', async () => {
  const target = await serve((_, response) =>
    response
      .writeHead(204, {
        'set-cookie': [
          'a=1; Domain=evil.example; Path=/',
          'b=2; Domain=localhost; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
          '__Host-c=3; Path=/; Secure; SameSite=Strict',
        ],
      })
      .end(),
  );
  const { address } = await openProxy(target);
  const response = await fetch(`${address}/api/logout`, { method: 'POST' });
  expect(response.headers.getSetCookie()).toEqual([
    'b=2; Path=/; HttpOnly; SameSite=Lax',
    'proxied.__Host-c=3; Path=/; SameSite=Strict',
  ]);
});

test('a target that leads back to the proxy ends the circle', async () => {
  let proxied = '';
  const target = await serve(async (request, response) => {
    const again = await fetch(proxied + request.url, { headers: { via: request.headers.via ?? '' } });
    response.writeHead(again.status, JSON_TYPE).end(await again.text());
  });
  const { address } = await openProxy(target);
  proxied = address;
  const response = await fetch(`${address}/api/gallery`);
  expect([response.status, await response.json()]).toEqual([
    508,
    { message: `${target} leads back to this proxy.` },
  ]);
});
