import { suffer } from '../faults';
import { readableBody } from '../journal';
import { Refusal } from '../refusal';
import type { Call, CookieJar } from '../route';
import { findRoute, methodsOf } from '../routes';
import type { World } from '../world';

export interface HandleOptions {
  /** Whose session the request belongs to. */
  jar: CookieJar;
  /** @default the request's own */
  signal?: AbortSignal;
}

/**
 * One request to a world, one answer. Rejects with the signal's reason when the request is aborted or the world is
 * closed; `Response.error()` stands for no answer at all.
 */
export async function handle(
  world: World,
  request: Request,
  { jar, signal: aborted = request.signal }: HandleOptions,
): Promise<Response> {
  const signal = AbortSignal.any([aborted, world.closing]);
  const { origin, pathname, search } = new URL(request.url);
  const body = await request.text();
  const found = findRoute(request.method, pathname);
  const entry = world.note({
    name: found?.route.name,
    method: request.method,
    path: pathname + search,
    body: readableBody(body),
    at: world.clock.now(),
    outcome: 'pending',
  });
  const settle = (response: Response): Response => {
    world.settle(entry, response.type === 'error' ? 'lost' : response.status);
    return response;
  };
  if (!found) return settle(unanswered(request.method, pathname));
  try {
    const { route, params } = found;
    const { headers } = request;
    return settle(await respond(route, { world, params, headers, body, jar, signal, origin }));
  } catch (error) {
    if (error instanceof Refusal) return settle(toJson(error.status, error.message));
    if (!signal.aborted) return settle(toJson(500, error instanceof Error ? error.message : String(error)));
    world.settle(entry, 'lost');
    throw signal.reason;
  }
}

type Found = NonNullable<ReturnType<typeof findRoute>>['route'];

async function respond(route: Found, call: Call): Promise<Response> {
  const { world, signal } = call;
  signal.throwIfAborted();
  if (world.latency.call && route.name !== 'mock.media') await world.linger('call', signal);
  for (const effect of world.faults.meet(route.name)) {
    const suffered = await suffer(effect, world.clock, signal);
    if (suffered) return suffered;
  }
  return route.respond(call);
}

function unanswered(method: string, pathname: string): Response {
  const allowed = methodsOf(pathname);
  const response = toJson(allowed.length ? 405 : 404, `Nothing answers to ${method} ${pathname}.`);
  if (allowed.length) response.headers.set('allow', allowed.join(', '));
  return response;
}

/** A "no" as every host of a world says it. */
export function toJson(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
