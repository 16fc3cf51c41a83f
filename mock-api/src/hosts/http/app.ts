import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { Refusal } from '../../refusal';
import type { World } from '../../world';
import { toJson } from '../handle';
import { markOf } from '../spoil';
import { answer } from './answer';
import { breakOff } from './break-off';
import { controlRoutes } from './control';

const MAX_BODY_BYTES = 1_048_576;
const PREFLIGHT_SECONDS = 600;
const CORS_HEADERS = ['access-control-allow-origin', 'access-control-allow-credentials'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A world as a web application: any page may call it, with its cookies. */
export function createApp(world: World) {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  app.use(cors({ origin: (origin) => origin, credentials: true, maxAge: PREFLIGHT_SECONDS }));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => toJson(413, 'A body has 1 MB at the most.') }));
  app.route('/api/__mock', controlRoutes(world));
  app.on(METHODS, '*', async ({ req, res, env }) => {
    const response = await answer(world, req.raw).catch((error: unknown) => {
      if (req.raw.signal.aborted || world.closing.aborted) return Response.error();
      throw error;
    });
    const mark = markOf(response);
    if (mark === 'without-cors') for (const name of CORS_HEADERS) res.headers.delete(name);
    if (mark === 'cut') {
      await breakOff(response, res.headers, env.outgoing);
      return RESPONSE_ALREADY_SENT;
    }
    if (response.type !== 'error') return response;
    // No answer at all, as without a network.
    env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  app.notFound(({ req }) => {
    const response = toJson(405, `Nothing answers to ${req.method}.`);
    response.headers.set('allow', METHODS.join(', '));
    return response;
  });
  app.onError((error) =>
    error instanceof Refusal ? toJson(error.status, error.message) : toJson(500, error.message),
  );
  return app;
}
