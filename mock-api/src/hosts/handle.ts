import { settleOrders } from '../checkout/credit';
import { suffer } from '../faults';
import { readableBody, type JournalEntry } from '../journal';
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
  settleOrders(world);
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
  if (!found) return settle(entry, unanswered(request.method, pathname));
  try {
    const { params } = found;
    const { headers } = request;
    return settle(
      entry,
      await respond(found.route, { world, params, search, headers, body, jar, signal, origin }),
    );
  } catch (error) {
    if (error instanceof Refusal) return settle(entry, toJson(error.status, error.message));
    if (!signal.aborted)
      return settle(entry, toJson(500, error instanceof Error ? error.message : String(error)));
    entry.outcome = 'lost';
    throw signal.reason;
  }
}

type Found = NonNullable<ReturnType<typeof findRoute>>['route'];

async function respond(route: Found, call: Call): Promise<Response> {
  const { world, signal } = call;
  signal.throwIfAborted();
  for (const effect of world.faults.meet(route.name)) {
    const suffered = await suffer(effect, world.clock, signal);
    if (suffered) return suffered;
  }
  return route.respond(call);
}

function settle(entry: JournalEntry, response: Response): Response {
  entry.outcome = response.type === 'error' ? 'lost' : response.status;
  return response;
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
