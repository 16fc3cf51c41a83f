import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createWorld, type WorldOptions } from '../../../world';
import { serveWorld } from '../server';
import type { ProxyOptions } from './answer';

/** Starts a proxy to a server for one test, and keeps what it reports. */
export async function openProxy(
  target: string,
  { clock, ...options }: Partial<ProxyOptions> & Pick<WorldOptions, 'clock'> = {},
) {
  // Hono's Node server replaces these globals for all later code.
  const { Request, Response } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { Request, Response }));
  const url = new URL(target);
  const reports: string[] = [];
  const world = createWorld({ target: url.origin, clock });
  const proxy = { target: url, app: undefined, isLocal: true, report: (text: string) => reports.push(text) };
  const { address, close } = await serveWorld(world, { port: 0, proxy: { ...proxy, ...options } });
  onTestFinished(close);
  const control = (method: string, path: string, body?: string) =>
    fetch(`${address}/api/__mock${path}`, { method, body });
  return { address, world, reports, control };
}

/** A server whose every response is `respond`'s. */
export async function serve(respond: RequestListener): Promise<string> {
  const server = createHttpServer(respond);
  return listen(server);
}

/** A server that sends raw text on each connection, once something has arrived. */
export async function serveRaw(send: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => send(socket));
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return listen(server);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    if ('closeAllConnections' in server)
      (server as ReturnType<typeof createHttpServer>).closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
