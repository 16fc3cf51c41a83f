import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { randomOf } from '../../random';
import { anImage } from '../../testing';
import { openServer } from './testing';

type Server = Awaited<ReturnType<typeof openServer>>;

function connect({ address }: Server) {
  const { hostname, port } = new URL(address);
  return createConnection(Number(port), hostname).on('error', () => undefined);
}

/** Sends raw bytes and reads until the server closes the connection. */
async function speak(server: Server, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(server).setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += text));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

const isAlive = async ({ browse }: Server) => (await browse().call('GET', '/api/gallery')).status === 200;

const lines = (...head: string[]) => [...head, '', ''].join('\r\n');
const CLOSE = 'Connection: close';

test.each([
  ['no HTTP', '\u0000 not http\r\n\r\n', 400],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
  ['an invalid version', lines('GET /api/gallery HTTP/9.9', 'Host: here'), 400],
  ['no host', lines('GET /api/gallery HTTP/1.1', CLOSE), 400],
  ['an invalid host', lines('GET /api/gallery HTTP/1.1', 'Host: <here>', CLOSE), 400],
  ['an invalid path', lines('GET *** HTTP/1.1', 'Host: here', CLOSE), 400],
  ['a path with a backslash', lines('GET /api\\gallery HTTP/1.1', 'Host: here', CLOSE), 400],
  ['a path with an invalid encoding', lines('GET /api/%E0%A4%A HTTP/1.1', 'Host: here', CLOSE), 404],
  ['a header without a name', lines('GET / HTTP/1.1', 'Host: here', ': nothing'), 400],
  ['a header without an end', lines('GET / HTTP/1.1', 'Host: here', `X: ${'x'.repeat(50_000)}`), 431],
  [
    'two lengths',
    lines('POST /api/login HTTP/1.1', 'Host: here', 'Content-Length: 1', 'Content-Length: 2'),
    400,
  ],
  [
    'an invalid chunk',
    `${lines('POST /api/login HTTP/1.1', 'Host: here', 'Transfer-Encoding: chunked')}zz\r\n`,
    400,
  ],
  ['an invalid method', lines('STEAL /api/gallery HTTP/1.1', 'Host: here'), 400],
  ['an unsupported method', lines('PROPFIND /api/gallery HTTP/1.1', 'Host: here', CLOSE), 405],
  ['TRACE', lines('TRACE /api/gallery HTTP/1.1', 'Host: here', CLOSE), 405],
  ['CONNECT', lines('CONNECT elsewhere:443 HTTP/1.1', 'Host: elsewhere:443'), 405],
])('%s is refused in JSON, and the server keeps running', async (_, text, status) => {
  const server = await openServer();
  const [head = '', body = ''] = (await speak(server, Buffer.from(text, 'latin1'))).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json$/im);
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  expect(await isAlive(server)).toBe(true);
});

test('the server keeps running, whatever bytes arrive', async () => {
  const server = await openServer();
  const random = randomOf({ randomSeed: 1 });
  const request = Buffer.from(
    lines('POST /api/login HTTP/1.1', 'Host: here', 'Content-Length: 2', CLOSE) + '{}',
  );
  const corrupted = () => {
    const bytes = Uint8Array.from(request);
    for (let spot = 0; spot < 3; spot += 1) bytes[Math.floor(random() * bytes.length)] = random() * 256;
    return bytes.slice(0, Math.ceil(random() * bytes.length));
  };
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(server).resume();
      socket.end(corrupted());
      await once(socket, 'close');
    }),
  );
  expect(await isAlive(server)).toBe(true);
});

test.each([
  ['half a line', 'POST /api/log'],
  ['half a head', 'POST /api/login HTTP/1.1\r\nHost: he'],
  ['half a body', `${lines('POST /api/login HTTP/1.1', 'Host: here', 'Content-Length: 100')}{"user`],
  [
    'half a chunk',
    `${lines('POST /api/login HTTP/1.1', 'Host: here', 'Transfer-Encoding: chunked')}40\r\n{"user`,
  ],
])('a request that is closed after %s is not recorded', async (_, text) => {
  const server = await openServer();
  const socket = connect(server);
  await new Promise((sent) => socket.write(text, sent));
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect(await isAlive(server)).toBe(true);
  expect(server.world.requests()).toMatchObject([{ path: '/api/gallery' }]);
});

test('a hundred generations that are aborted at once are not charged', async () => {
  const forever = { image: [1e9, 1e9], video: [1e9, 1e9] } as const;
  const server = await openServer({ latency: forever }, { render: async () => new Uint8Array() });
  const { address, browse, world } = server;
  const [cookie = ''] = (await browse().logIn('demo')).headers.getSetCookie();
  const cancel = new AbortController();
  const init = { method: 'POST', headers: { cookie }, body: JSON.stringify(anImage), signal: cancel.signal };
  const calls = Array.from({ length: 100 }, () => fetch(`${address}/api/generate`, init));
  const outcomes = Promise.allSettled(calls);
  await expect.poll(() => world.state.accounts[0]?.tokens).toBe(20);
  cancel.abort();
  expect((await outcomes).map(({ status }) => status)).not.toContain('fulfilled');
  await expect.poll(() => world.state.accounts[0]?.tokens).toBe(120);
  const lost = world.requests('generation.create').filter(({ outcome }) => outcome === 'lost');
  expect(lost).toHaveLength(100);
  expect(await isAlive(server)).toBe(true);
});
