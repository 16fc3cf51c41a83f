import { jsonText } from '../../json';
import { HttpError } from '../../http-error';
import type { World } from '../../world';
import { handle, isLost, toJson } from '../handle';
import { marked, markOf } from '../../faults/corrupt-response';
import { RequestCookieStore } from './cookies';
import { allowOrigin } from './cors';
import { withOrigin, withoutOrigin } from './media-addresses';
import { readText } from './read-text';

/** What belongs to a user stays in no cache, and lists are always read anew. */
const NOT_STORED = { 'cache-control': 'no-store' };

/**
 * Handles one HTTP request to a world. The session is in a cookie, and media URLs are absolute. `undefined` means that
 * there is no response.
 */
export async function answer(world: World, request: Request): Promise<Response | undefined> {
  const { origin, href } = publicUrl(request);
  const cookies = new RequestCookieStore(request.headers.get('cookie'));
  const response = await forward(world, request, cookies, { origin, href });
  if (!response || isLost(response)) return undefined;

  const mark = markOf(response);
  const further = {
    ...(mark !== 'without-cors' && allowOrigin(request)),
    ...(cookies.setCookie && { 'set-cookie': cookies.setCookie }),
  };
  const { status, headers: own } = response;
  const text = jsonText(response);
  if (text !== undefined)
    return new Response(text, { status, headers: { ...NOT_STORED, ...Object.fromEntries(own), ...further } });
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(further)) headers.append(name, value);
  // A file, a page, or a body that a fault has changed is passed on as it streams.
  const sent = new Response(response.body, { status, headers });
  return mark === 'cut' ? marked(sent, mark) : sent;
}

async function forward(
  world: World,
  request: Request,
  cookies: RequestCookieStore,
  { origin, href }: Pick<URL, 'origin' | 'href'>,
): Promise<Response | undefined> {
  const ends = [request.signal, world.closing, world.resetting];
  const isHead = request.method === 'HEAD';
  try {
    const body = withoutOrigin(await readText(request), origin);
    const forwarded = {
      method: isHead ? 'GET' : request.method,
      url: href,
      headers: isHead ? withoutRange(request.headers) : request.headers,
      signal: request.signal,
      async text() {
        return body;
      },
    };
    return await handle(world, forwarded, { cookies, rewrite: (json) => withOrigin(json, origin) });
  } catch (error) {
    if (error instanceof HttpError) return toJson(error.status, error.message);
    if (ends.some(({ aborted }) => aborted)) return undefined;
    throw error;
  }
}

/** The address that the browser called: a proxy in front of the mock may receive its requests over TLS. */
function publicUrl({ url, headers }: Request): URL {
  const called = new URL(url);
  if (headers.get('x-forwarded-proto') === 'https') called.protocol = 'https:';
  return called;
}

/** Only GET supports ranges (RFC 9110, section 14.2). */
function withoutRange(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('range');
  return copy;
}
