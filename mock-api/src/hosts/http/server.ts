import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { World } from '../../world';
import { toJson } from '../handle';
import { createApp } from './app';
import { refuseRubbish } from './rubbish';

export interface RunningServer {
  /** Such as `http://localhost:8787`. */
  address: string;
  /** Aborts pending requests and stops listening. */
  close: () => Promise<void>;
}

/**
 * How long an idle connection stays open, in milliseconds. With Node's 5 seconds, a client that was busy for that long
 * sends its next request on a connection that is being closed, and cannot send a POST again by itself.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves a world on `localhost`, not reachable from other machines. Rejects if it cannot listen.
 * @param port 0 for any free port
 */
export async function serveWorld(world: World, port: number): Promise<RunningServer> {
  // A request without a `Host` header is rejected by `errorHandler` below, with a message.
  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS },
    listenerOf(world),
  );
  refuseRubbish(server);
  await listen(server, port);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      world.close();
      return new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}

function listenerOf(world: World) {
  return getRequestListener(createApp(world).fetch, {
    errorHandler: (error) => toJson(400, error instanceof Error ? error.message : String(error)),
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      server.off('error', fail);
      done();
    });
  });
}
