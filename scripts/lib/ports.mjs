import { createServer } from 'node:net';

/** Both of localhost's addresses: a server may sit on either. */
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

/**
 * The first port from this one on that nobody listens on.
 * @param {number} first
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
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
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
