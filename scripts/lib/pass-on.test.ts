import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { passOn } from './pass-on.ts';

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, 'localhost');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const inFrontOf = (origin: string) => listen((request, response) => passOn(origin, request, response));

test('a request arrives as it was sent, host and all', async () => {
  const behind = await listen(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, body, host: headers.host, cookie: headers.cookie }));
  });
  const front = await inFrontOf(behind);
  const response = await fetch(`${front}/api/x?y=1`, {
    method: 'PUT',
    headers: { cookie: 'session=a' },
    body: 'text',
  });
  const { host } = new URL(front);
  expect(await response.json()).toEqual({
    method: 'PUT',
    url: '/api/x?y=1',
    body: 'text',
    host,
    cookie: 'session=a',
  });
});

test('an answer comes back as it was given: status, cookies, and piece by piece', async () => {
  const finish = Promise.withResolvers<void>();
  const behind = await listen(async (_, response) => {
    response.writeHead(206, [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    response.write('first');
    await finish.promise;
    response.end('last');
  });
  const response = await fetch(await inFrontOf(behind));
  expect(response.status).toBe(206);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const pieces = [];
  for await (const piece of response.body ?? []) {
    pieces.push(new TextDecoder().decode(piece));
    finish.resolve();
  }
  expect(pieces).toEqual(['first', 'last']);
});

test('who goes away is gone behind, too', async () => {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const behind = await listen((request) => {
    request.on('close', left.resolve);
    asked.resolve();
  });
  const cancel = new AbortController();
  const call = fetch(await inFrontOf(behind), { signal: cancel.signal });
  await asked.promise;
  cancel.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await left.promise;
});

test('no answer is no answer', async () => {
  const behind = await listen((request) => void request.socket.destroy());
  await expect(fetch(await inFrontOf(behind))).rejects.toThrow('fetch failed');
});

test('where nobody listens, it says so', async () => {
  const response = await fetch(await inFrontOf('http://localhost:9'));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ message: 'Nobody listens at http://localhost:9.' });
});
