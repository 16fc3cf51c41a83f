import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openProxy, serve } from './testing';

/** A target that answers with what it has received. */
const openEcho = () =>
  serve(async (request, response) => {
    const body = await text(request);
    const { method, url, headers } = request;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method, url, headers, body }));
  });

test('method, path, query, headers and body are passed on, without those of the connection', async () => {
  const target = await openEcho();
  const { address } = await openProxy(target);
  const response = await fetch(`${address}/api/other/a%2Fb?q=1&q=%20`, {
    method: 'PATCH',
    headers: { 'x-own': 'yes', cookie: 'a=1; proxied.__Host-b=2', te: 'trailers' },
    body: 'body',
  });
  const { headers, ...rest } = await response.json();
  expect(rest).toEqual({ method: 'PATCH', url: '/api/other/a%2Fb?q=1&q=%20', body: 'body' });
  expect(headers).toMatchObject({ 'x-own': 'yes', cookie: 'a=1; __Host-b=2', host: new URL(target).host });
  expect(headers).not.toHaveProperty('te');
});

test('a base path of the target is put before each path, and taken from cookies and redirects', async () => {
  const target = await serve((request, response) => {
    const location = `http://${request.headers.host}/shop/login`;
    response.writeHead(302, { location, 'set-cookie': 'a=1; Path=/shop/api', 'x-path': request.url }).end();
  });
  const { address } = await openProxy(`${target}/shop/`);
  const { headers } = await fetch(`${address}/api/user`, { redirect: 'manual' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-path': '/shop/api/user',
    location: `${address}/login`,
    'set-cookie': 'a=1; Path=/api',
  });
});

test("calls of the proxy's own pages, and of the app's, come from the target's pages", async () => {
  const target = await openEcho();
  const app = 'http://localhost:5173';
  const { address } = await openProxy(target, { app });
  const originFor = async (origin: string) => {
    const response = await fetch(`${address}/api/other`, {
      headers: { origin, referer: `${origin}/gallery` },
    });
    const { headers } = await response.json();
    return [headers.origin, headers.referer, response.headers.get('access-control-allow-origin')];
  };
  expect(await originFor(address)).toEqual([target, `${target}/gallery`, null]);
  expect(await originFor(app)).toEqual([target, `${target}/gallery`, app]);
  expect(await originFor('https://a.example')).toEqual([
    'https://a.example',
    'https://a.example/gallery',
    null,
  ]);
  const preflight = await fetch(`${address}/api/user`, { method: 'OPTIONS', headers: { origin: app } });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(app);
});

test('media of the target pass through the proxy, in both directions', async () => {
  const saved = { title: 'Own', prompt: 'http://target/a.png' };
  let received: { imageUrl?: string } = {};
  const target = await serve(async (request, response) => {
    received = JSON.parse((await text(request)) || '{}');
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify([{ ...saved, imageUrl: `${target}/a.png` }]).replaceAll('/', '\\/'));
  });
  const { address } = await openProxy(target);
  expect(await (await fetch(`${address}/api/gallery`)).json()).toEqual([
    { ...saved, imageUrl: `${address}/a.png` },
  ]);
  await fetch(`${address}/api/creations`, {
    method: 'POST',
    body: JSON.stringify({ imageUrl: `${address}/a.png` }),
  });
  expect(received).toEqual({ imageUrl: `${target}/a.png` });
});

test('an answer reaches the client while it is written, and a body the target while it is sent', async () => {
  const lines: string[] = [];
  const target = await serve(async (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for await (const chunk of request) response.write(`got ${chunk}\n`);
    response.end();
  });
  const { address } = await openProxy(target);
  let next: (line?: string) => void = () => {};
  const body = new ReadableStream({
    start(controller) {
      next = (line) => (line ? controller.enqueue(new TextEncoder().encode(line)) : controller.close());
    },
  });
  const pending = fetch(`${address}/api/events`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  next('one');
  const response = await pending;
  for await (const chunk of response.body ?? []) {
    lines.push(new TextDecoder().decode(chunk).trim());
    next(lines.length === 1 ? 'two' : undefined);
  }
  expect(lines).toEqual(['got one', 'got two']);
});

test.each([
  ['before it answers', '/api/gallery', 'pending'],
  ['while it answers', '/api/events', 200],
])("the client's abort reaches the target %s", async (_, path, outcome) => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const target = await serve((request, response) => {
    if (path === '/api/events') response.writeHead(200, { 'content-type': 'text/event-stream' }).write('1');
    arrived.resolve(request);
  });
  const { address, world } = await openProxy(target);
  const controller = new AbortController();
  const call = fetch(address + path, { signal: controller.signal }).then((response) => response.text());
  call.catch(() => undefined);
  const request = await arrived.promise;
  await expect.poll(() => world.requests()[0]?.outcome).toBe(outcome);
  const closed = once(request.socket, 'close');
  controller.abort();
  await closed;
  await expect(call).rejects.toThrow('abort');
});

test('ranges, HEAD and conditional requests are passed on', async () => {
  const target = await serve((request, response) => {
    if (request.headers['if-none-match']) return response.writeHead(304, { etag: '"1"' }).end();
    if (request.headers.range)
      return response.writeHead(206, { 'content-range': 'bytes 1-2/9', 'content-length': 2 }).end('12');
    return response.writeHead(200, { 'content-length': 9 }).end('012345678');
  });
  const { address } = await openProxy(target);
  const call = (init: RequestInit) => fetch(`${address}/media/a.png`, init);
  const range = await call({ headers: { range: 'bytes=1-2' } });
  expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([
    206,
    'bytes 1-2/9',
    '12',
  ]);
  const { headers } = await call({ method: 'HEAD' });
  expect([headers.get('content-length'), headers.has('content-type')]).toEqual(['9', false]);
  expect((await call({ headers: { 'if-none-match': '"1"' } })).status).toBe(304);
});

test('the request log and the console tell which response deviates', async () => {
  const target = await serve((_, response) =>
    response.writeHead(401, 'No', { 'content-type': 'text/html' }).end('<h1>No</h1>'),
  );
  const { address, reports, control } = await openProxy(target);
  expect((await fetch(`${address}/api/user`)).statusText).toBe('No');
  const deviation = 'expected 401 with a JSON {message}, received 401 text/html <h1>No</h1>';
  expect(await (await control('GET', '/requests')).json()).toMatchObject([{ outcome: 401, deviation }]);
  expect(reports).toEqual([`GET /api/user: ${deviation}`]);
});

test("only this machine's pages may read and control the proxy", async () => {
  const { address } = await openProxy('http://localhost:1');
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${address}/api/__mock/requests`, { headers })).status;
  expect(await read({})).toBe(200);
  expect(await read({ origin: 'http://localhost:5173' })).toBe(200);
  expect(await read({ origin: 'https://evil.example' })).toBe(403);
});

test("the target's contents cannot be replaced", async () => {
  const { control } = await openProxy('http://localhost:1');
  const refused = [
    await control('POST', '/reset', '{"scenario":"creator"}'),
    await control('POST', '/override', '{"verb":"seed","user":{"tokens":3}}'),
    await control('POST', '/faults', 'F40'),
  ];
  for (const response of refused) expect(response.status).toBe(400);
  const reset = await control('POST', '/reset');
  expect([reset.headers.get('set-cookie'), await reset.json()]).toEqual([
    null,
    { target: 'http://localhost:1' },
  ]);
});
