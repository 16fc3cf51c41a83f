import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createOpenApiDocument } from '@product/api-client/openapi';
import { Hono } from 'hono';
import { HttpError } from '../../http-error';
import type { World } from '../../world';
import { toJson } from '../handle';
import { markOf } from '../../faults/corrupt-response';
import { answer } from './answer';
import { createProxy, type ProxyOptions } from './proxy/answer';
import { allowOwnPages } from './proxy/own-pages';
import { controlRoutes } from './control';
import { allowAnyOrigin, allowOrigin, preflight } from './cors';
import type { ServerResponse } from 'node:http';

const READS: readonly string[] = ['GET', 'HEAD'];

const CONTROL = '/api/__mock';
const OPENAPI = '/api/openapi.json';

export interface AppOptions {
  /** Awaited before each response, so that a confirmed change is stored. If it rejects, only reads are answered. */
  beforeAnswer?: (() => Promise<void>) | undefined;
  proxy?: ProxyOptions | undefined;
}

/** A world as a Hono app. CORS allows local origins with credentials, and others without; a proxy leaves it to its target. */
export function createApp(world: World, { beforeAnswer, proxy }: AppOptions = {}) {
  const respond = proxy ? createProxy(world, proxy) : (request: Request) => answer(world, request);
  const allow = proxy ? allowOwnPages(proxy) : allowAnyOrigin;
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  const control = controlRoutes(world);
  // Registered per path: for all paths, Hono would create each of the world's responses a second time.
  for (const { path } of control.routes) {
    const place = (CONTROL + path).replace(/\/$/, '');
    app.options(place, ({ req }) => preflight(req.raw));
    app.use(place, allow, async (_, next) => {
      await next();
      await beforeAnswer?.();
    });
  }
  app.route(CONTROL, control);
  if (!proxy) {
    app.options('*', ({ req }) => preflight(req.raw));
    app.use(OPENAPI, allowAnyOrigin);
    app.get(OPENAPI, async (context) =>
      context.json({
        ...(await createOpenApiDocument()),
        servers: [{ url: new URL(context.req.url).origin }],
      }),
    );
  }
  app.all('*', async ({ req, env }) => {
    const response = await respond(req.raw);
    await beforeAnswer?.().catch((error: unknown) => {
      if (!READS.includes(req.method)) throw error;
    });
    // To a target's response, Hono would add a content type, and it leaves out the status text.
    const sendsItself = proxy ? req.raw.method !== 'HEAD' : response && markOf(response) === 'cut';
    if (response && !sendsItself) return response;
    if (response) await send(response, env.outgoing);
    // No response, as without a network.
    else env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, { req }) => {
    const response = toJson(error instanceof HttpError ? error.status : 500, error.message);
    for (const [name, value] of Object.entries(allowOrigin(req.raw))) response.headers.set(name, value);
    return response;
  });
  return app;
}

/** Sends a response as it streams. If its body fails, the connection is cut, so that the client notices. */
async function send(response: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  const { status, statusText, headers, body } = response;
  const cookies = headers.getSetCookie();
  const fields = Object.fromEntries(headers);
  outgoing.writeHead(status, statusText, cookies.length > 0 ? { ...fields, 'set-cookie': cookies } : fields);
  outgoing.flushHeaders();
  try {
    for await (const chunk of body ?? []) await write(outgoing, chunk);
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function write(outgoing: Pick<ServerResponse, 'write'>, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
