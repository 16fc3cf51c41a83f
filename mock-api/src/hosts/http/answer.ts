import type { World } from '../../world';
import { handle } from '../handle';
import { cookieJar } from './cookies';
import { withOrigin, withoutOrigin } from './media-addresses';

/** One HTTP request to a world: its session is in a cookie, and its media have whole addresses. */
export async function answer(world: World, incoming: Request): Promise<Response> {
  const { origin } = new URL(incoming.url);
  const jar = cookieJar(incoming.headers.get('cookie'));
  const body = withoutOrigin(await incoming.text(), origin);
  const response = await handle(world, toRequest(incoming, body), { jar, signal: incoming.signal });
  if (response.type === 'error') return response;

  const headers = new Headers(response.headers);
  if (jar.setCookie) headers.append('set-cookie', jar.setCookie);
  return new Response(await toContent(response, origin), { status: response.status, headers });
}

/** A HEAD is asked as the GET that it is without the body; of a part only a GET can be (RFC 9110, section 14.2). */
function toRequest({ url, method, headers }: Request, body: string): Request {
  const isHead = method === 'HEAD';
  const request = new Request(url, { method: isHead ? 'GET' : method, headers, body: body || undefined });
  if (isHead) request.headers.delete('range');
  return request;
}

async function toContent(response: Response, origin: string): Promise<BodyInit | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? withOrigin(await response.text(), origin) : response.body;
}
