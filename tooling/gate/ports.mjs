import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Both addresses of localhost: a server may listen on either. */
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

/** Between 4000 and 6000, what `fetch` refuses: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED = [4045, 4190, 5060, 5061];

/**
 * The first free port, starting with `first`; at most 99 above it.
 * @param {number} first
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (BLOCKED.includes(port)) continue;
    const answers = await Promise.all(LOCAL_ADDRESSES.map((address) => isFree(port, address)));
    if (answers.every(Boolean)) return port;
  }
  throw new Error(`No port is free from ${first} to ${first + 99}.`);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * Lets a server listen on a free port of this machine.
 * @param {import('node:net').Server} server
 * @param {string} [host]
 * @returns {Promise<string>} its origin
 */
export async function listen(server, host = '127.0.0.1') {
  await once(server.listen(0, host), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://${host}:${port}`;
}

/**
 * Resolves when a server answers at an address, with whatever status.
 * @param {string} url
 * @param {number} [limitMs] after which it rejects
 */
export async function waitUntilUp(url, limitMs = Infinity) {
  const end = Date.now() + limitMs;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${url} within ${limitMs / 1000} s.`);
    await delay(50);
  }
}
