import { creditDueOrders } from '../checkout/credit';
import { isDocumented, type RouteName } from '../endpoint-name';
import { applyFaults } from '../faults/apply-faults';
import { createFaults, type ActiveFault } from '../faults/faults';
import { readFault } from '../faults/read-fault';
import type { LoggedRequest } from '../request-log';
import { fromJson, json, jsonText } from '../json';
import { asBadRequest, HttpError, messageOf } from '../http-error';
import type { Call, CookieStore, Route } from '../route';
import { findRoute, methodsOf } from '../routes';
import type { World } from '../world';

/** Request header with faults for that request only, separated by commas, each as `readFault` parses it. */
const FAULT_HEADER = 'x-mock-fault';

export type RequestLike = Pick<Request, 'method' | 'url' | 'headers' | 'signal' | 'text'>;

export interface HandleOptions {
  cookies: CookieStore;
  /** @default the request's own */
  signal?: AbortSignal;
  /** Rewrites the JSON of the route's response, before faults change it. */
  rewrite?: (json: string) => string;
  /** Finds the route of a request. @default among the world's */
  find?: typeof findRoute;
}

/**
 * Handles one request to a world. Rejects with the signal's reason if the request is aborted, or the world is closed or
 * reset. `Response.error()` means that there is no response.
 */
export async function handle(
  world: World,
  request: RequestLike,
  { cookies, signal: aborted = request.signal, rewrite, find = findRoute }: HandleOptions,
): Promise<Response> {
  creditDueOrders(world);
  const { origin, pathname, search } = new URL(request.url);
  const body = await request.text();
  const match = find(request.method, pathname);
  const entry = world.record({
    name: match?.route.name,
    method: request.method,
    path: pathname + search,
    body,
    headers: request.headers,
    at: world.clock.now(),
  });
  if (!match) return complete(world, entry, noRoute(request.method, pathname));
  const signals = [aborted, world.closing, world.resetting];
  const call: Call = {
    world,
    entry,
    params: match.params,
    search,
    headers: request.headers,
    body,
    cookies,
    origin,
    // Created on access: `AbortSignal.any` is expensive, and most calls do not need it.
    get signal() {
      return AbortSignal.any(signals);
    },
  };
  try {
    signals.forEach((end) => end.throwIfAborted());
    return complete(world, entry, await respond(match.route, call, rewrite));
  } catch (error) {
    if (error instanceof HttpError) return complete(world, entry, toJson(error.status, error.message));
    const abortedSignal = signals.find(({ aborted }) => aborted);
    if (!abortedSignal) return complete(world, entry, toJson(500, messageOf(error)));
    world.complete(entry, 'lost');
    throw abortedSignal.reason;
  }
}

async function respond(route: Route, call: Call, rewrite: HandleOptions['rewrite']): Promise<Response> {
  const { world } = call;
  if (world.latency.call && isDocumented(route.name)) await world.delay('call', call.signal);
  const faults = [...faultsOfHeader(route.name, call), ...world.faults.match(route.name)];
  return applyFaults(faults, call, async (next) => {
    const response = await route.respond(next);
    const text = jsonText(response);
    return rewrite && text !== undefined ? fromJson(rewrite(text), response.status) : response;
  });
}

/** The faults of a request's own header. They affect no other request. */
function faultsOfHeader(name: RouteName, { world, headers }: Call): ActiveFault[] {
  const texts = headers.get(FAULT_HEADER)?.split(',');
  if (!texts) return [];
  const faults = createFaults(world.random, world);
  asBadRequest(() => {
    for (const fault of texts.map(readFault)) faults.add({ endpoint: name, ...fault });
  });
  return faults.match(name);
}

function complete(world: World, entry: LoggedRequest, response: Response): Response {
  world.complete(entry, isLost(response) ? 'lost' : response);
  return response;
}

function noRoute(method: string, pathname: string): Response {
  const allowed = methodsOf(pathname);
  const message = `Nothing answers to ${method} ${pathname}.`;
  if (allowed.length === 0) return toJson(404, message);
  const response = toJson(405, message);
  response.headers.set('allow', allowed.join(', '));
  return response;
}

/** Whether the response means that there is none: `Response.error()`. */
export function isLost(response: Response): boolean {
  return response.status === 0;
}

export function toJson(status: number, message: string): Response {
  return json({ message }, status);
}
