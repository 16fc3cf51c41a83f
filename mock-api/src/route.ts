import type { AnyEndpoint, BodyOf, PathParams, ResultOf } from '@product/api-client';
import { parseJson } from './body';
import type { DocumentedEndpoint, RouteName } from './endpoint-name';
import { fromJson, json } from './json';
import { HttpError, parseOrReject } from './http-error';
import type { LoggedRequest } from './request-log';
import { accountOf } from './sessions';
import type { Account, State } from './state';
import type { World } from './world';

/** Stores a client's session token between requests, as a browser's cookie store does. */
export interface CookieStore {
  session: string | null;
  /** The cookies that a real server behind the proxy has set. */
  received?: string[];
  /** Ends the session of a real server, which is not the world's. */
  end?: () => void;
}

/** A request as a route receives it: matched, with its body as text. */
export interface Call {
  world: World;
  entry: LoggedRequest;
  params: Record<string, string>;
  /** The URL's query string with its question mark, or an empty string. */
  search: string;
  headers: Headers;
  body: string;
  cookies: CookieStore;
  signal: AbortSignal;
  /** The origin that the request was sent to, such as `http://localhost:8787`. */
  origin: string;
}

export interface Route {
  name: RouteName;
  method: string;
  /** With `{name}` for a parameter. */
  path: string;
  respond: (call: Call) => Promise<Response>;
}

/** A call as a handler receives it, typed by its endpoint. */
interface HandlerCall<E extends AnyEndpoint, Caller> extends Pick<
  Call,
  'world' | 'headers' | 'cookies' | 'signal' | 'origin'
> {
  body: BodyOf<E>;
  params: Record<PathParams<E['path']>, string>;
  account: Caller;
}

/** An endpoint's result. An endpoint without one may return any object, or `undefined` (204). */
type Answer<E> = E extends { result: unknown } ? ResultOf<E> : object | undefined;

type Handler<E extends AnyEndpoint, Caller> = (
  call: HandlerCall<E, Caller>,
) => Answer<E> | Promise<Answer<E>>;

export function route<E extends DocumentedEndpoint>(
  endpoint: E,
  handler: Handler<E, Account | undefined>,
  status = 200,
): Route {
  return build(endpoint, (account) => account, handler, status);
}

/** Binds an endpoint that needs a session: 401 without one. */
export function memberRoute<E extends DocumentedEndpoint>(
  endpoint: E,
  handler: Handler<E, Account>,
  status = 200,
): Route {
  return build(endpoint, requireAccount, handler, status);
}

/**
 * Binds an endpoint whose response is the same for all users. It is serialised again only after the world has changed.
 */
export function publicRoute<E extends DocumentedEndpoint>(
  { name, method, path }: E,
  read: (state: State) => Answer<E>,
): Route {
  const cache = new WeakMap<World, { revision: number; text: string }>();
  return {
    name,
    method,
    path,
    async respond({ world }) {
      world.refresh();
      const { revision, state } = world;
      const last = cache.get(world);
      if (last?.revision === revision) return fromJson(last.text);
      const text = JSON.stringify(read(state));
      cache.set(world, { revision, text });
      return fromJson(text);
    },
  };
}

function requireAccount(account: Account | undefined): Account {
  if (!account) throw new HttpError(401, 'Please log in to continue.');
  return account;
}

function build<E extends DocumentedEndpoint, Caller>(
  endpoint: E,
  identify: (account: Account | undefined) => Caller,
  handler: Handler<E, Caller>,
  status: number,
): Route {
  const { name, method, path, body }: DocumentedEndpoint & AnyEndpoint = endpoint;
  return {
    name,
    method,
    path,
    async respond(call) {
      // Before anything is read: from here on until the handler's first `await`, no other call changes the world.
      const schema = await body?.();
      const { world, headers, cookies, origin } = call;
      world.refresh();
      const account = identify(accountOf(world.state, cookies.session));
      const answer = await handler({
        world,
        headers,
        cookies,
        origin,
        account,
        params: call.params as HandlerCall<E, Caller>['params'],
        body: (schema && parseOrReject(schema, parseJson(call.body))) as BodyOf<E>,
        get signal() {
          return call.signal;
        },
      });
      return answer === undefined ? new Response(null, { status: 204 }) : json(answer, status);
    },
  };
}
