import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { messageOf } from '../../http-error';
import type { World } from '../../world';
import { toJson } from '../handle';
import { createApp, type AppOptions } from './app';
import { handleInvalidInput } from './invalid-input';

export interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/**
 * How long an idle connection stays open, in milliseconds. With Node's 5 seconds, a client that was busy for that long
 * sends its next request on a connection that is being closed, and cannot send a POST again by itself.
 */
const KEEP_ALIVE_MS = 65_000;

export interface ServeOptions extends AppOptions {
  /**
   * The address to listen on: `0.0.0.0` for all of this machine.
   * @default localhost, not reachable from other machines
   */
  host?: string | undefined;
  /** 0 for any free port. */
  port: number;
}

/** Serves a world. Rejects if it cannot listen. */
export async function serveWorld(
  world: World,
  { host = 'localhost', port, ...options }: ServeOptions,
): Promise<RunningServer> {
  // A request without a `Host` header is rejected by `errorHandler` below, with a message.
  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS },
    getRequestListener(createApp(world, options).fetch, {
      errorHandler: (error) => toJson(400, messageOf(error)),
    }),
  );
  handleInvalidInput(server);
  await listen(server, port, host);
  return {
    address: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    close() {
      world.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** All addresses of this machine have no address of their own. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
