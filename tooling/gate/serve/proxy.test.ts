import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect, createServer as createHttp2Server } from 'node:http2';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../ports.mjs';
import { proxy } from './proxy.ts';

function serve(listener: RequestListener) {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, 'localhost');
}

const proxyTo = (origin: string) => serve((request, response) => proxy(origin, request, response));

test('a request arrives unchanged, including its Host header', async () => {
  const behind = await serve(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, body, host: headers.host, cookie: headers.cookie }));
  });
  const front = await proxyTo(behind);
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

test('headers about the connection are not passed on', async () => {
  const behind = await serve((request, response) => {
    response.setHeader('keep-alive', 'timeout=99');
    response.end(JSON.stringify(request.headers));
  });
  const response = await fetch(await proxyTo(behind), { headers: { te: 'trailers' } });
  expect(response.headers.get('keep-alive')).not.toBe('timeout=99');
  expect(await response.json()).not.toHaveProperty('te');
});

test('a request of HTTP/2 is proxied, with its address as the Host header', async () => {
  const behind = await serve((request, response) => response.end(request.headers.host));
  const listener: unknown = (request: IncomingMessage, response: ServerResponse) =>
    proxy(behind, request, response);
  const server = createHttp2Server(listener as Parameters<typeof createHttp2Server>[1]);
  const front = await listen(server, 'localhost');
  const client = connect(front);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const text = await client.request({ ':path': '/api/x' }).setEncoding('utf8').toArray();
  expect(text.join('')).toBe(new URL(front).host);
});

test('a response comes back unchanged and streamed', async () => {
  const finish = Promise.withResolvers<void>();
  const behind = await serve(async (_, response) => {
    response.writeHead(206, [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    response.write('first');
    await finish.promise;
    response.end('last');
  });
  const response = await fetch(await proxyTo(behind));
  expect(response.status).toBe(206);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const pieces = [];
  for await (const piece of response.body ?? []) {
    pieces.push(new TextDecoder().decode(piece));
    finish.resolve();
  }
  expect(pieces).toEqual(['first', 'last']);
});

test('an aborted request is aborted at the server, too', async () => {
  const received = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const behind = await serve((request) => {
    request.on('close', closed.resolve);
    received.resolve();
  });
  const cancel = new AbortController();
  const call = fetch(await proxyTo(behind), { signal: cancel.signal });
  await received.promise;
  cancel.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await closed.promise;
});

test('a connection that the server closes is closed', async () => {
  const behind = await serve((request) => void request.socket.destroy());
  await expect(fetch(await proxyTo(behind))).rejects.toThrow('fetch failed');
});

test('a server that does not listen gives 502', async () => {
  const response = await fetch(await proxyTo('http://localhost:9'));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ message: 'Nothing listens at http://localhost:9.' });
});
