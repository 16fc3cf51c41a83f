import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { World } from '../../world';
import { toJson } from '../handle';
import { createApp } from './app';
import { refuseRubbish } from './rubbish';

/** A world that listens. */
export interface RunningServer {
  /** Such as `http://localhost:8787`. */
  address: string;
  /** Ends what is still waiting, and listens no more. */
  close: () => Promise<void>;
}

/**
 * Puts a world behind a port of this machine, reachable from nowhere else. Rejects if it cannot listen.
 * @param port 0: any that is free
 */
export async function serveWorld(world: World, port: number): Promise<RunningServer> {
  // A request without a host is refused below, in words.
  const server = createServer({ requireHostHeader: false }, listenerOf(world));
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
