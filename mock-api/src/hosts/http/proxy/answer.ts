import { isDocumented, type RouteName } from '../../../endpoint-name';
import { markOf } from '../../../faults/corrupt-response';
import type { CookieStore, Route } from '../../../route';
import { findRoute } from '../../../routes';
import type { World } from '../../../world';
import { handle, isLost } from '../../handle';
import { allowOrigin, preflight } from '../cors';
import { toTargetCookies } from './cookies';
import { documented, passOn, type Passage } from './pass-on';
import { peek, type Bytes } from '../../../peek';

export type ProxyOptions = Omit<Passage, 'own' | 'via'>;

const MEDIA = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm)$/i;

/** Answers requests with a real server's responses, with the world's faults on top and in its request log. */
export function createProxy(world: World, options: ProxyOptions) {
  const via = `mock-api-${crypto.randomUUID()}`;
  /** Cookies that fault F39 has ended the session of. */
  const ended = new Set<string>();

  return async (request: Request): Promise<Response | undefined> => {
    const { method, headers, signal } = request;
    const { origin: own, pathname } = new URL(request.url);
    const isOfApp = headers.has('origin') && headers.get('origin') === options.app;
    if (isOfApp && method === 'OPTIONS') return preflight(request, options.app);

    const name = nameOf(request, pathname);
    const stream = request.body as ReadableStream<Bytes> | null;
    const { bytes, body } = documented(name) ? await peek(stream) : { bytes: undefined, body: stream };
    const cookies: CookieStore = { session: null };
    const pairs = toTargetCookies(headers.get('cookie')).filter((pair) => !ended.has(pair));
    cookies.end = () => pairs.splice(0).forEach((pair) => ended.add(pair));

    let isPassedOn = false;
    const respond: Route['respond'] = async (call) => {
      const response = await passOn(call, request, { body, bytes, cookies: pairs }, { ...options, own, via });
      isPassedOn = true;
      return response;
    };
    const route = name === 'mock.login' ? findRoute(method, pathname)?.route : undefined;
    const response = await handle(
      world,
      { method, url: request.url, headers, signal, text: async () => new TextDecoder().decode(bytes) },
      { cookies, find: () => ({ route: route ?? { name, method, path: pathname, respond }, params: {} }) },
    ).catch((error: unknown) => {
      if ([signal, world.closing, world.resetting].some(({ aborted }) => aborted)) return undefined;
      throw error;
    });
    if (!response || isLost(response)) return undefined;
    const mark = markOf(response);
    for (const cookie of cookies.received ?? []) response.headers.append('set-cookie', cookie);
    if (mark === 'without-cors') response.headers.delete('access-control-allow-origin');
    // A fault's response has no headers of the target.
    else if (isOfApp || !isPassedOn)
      for (const [name, value] of Object.entries(allowOrigin(request, options.app)))
        response.headers.set(name, value);
    return response;
  };
}

/** Files of a real server have any address. Calls that are not documented have a name of their own. */
function nameOf({ method, headers }: Request, pathname: string): RouteName {
  const name = findRoute(method, pathname)?.route.name;
  if (name && (isDocumented(name) || name === 'mock.login')) return name;
  const isMedia = MEDIA.test(pathname) || /^(?:image|video)$/.test(headers.get('sec-fetch-dest') ?? '');
  return isMedia ? 'mock.media' : 'mock.other';
}
