import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { World } from '../../world';
import { createApp } from './app';

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
  const server = createAdaptorServer({ fetch: createApp(world).fetch });
  await listen(server, port);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      world.close();
      return new Promise((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

function listen(server: ServerType, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => {
      server.off('error', fail);
      done();
    });
  });
}
