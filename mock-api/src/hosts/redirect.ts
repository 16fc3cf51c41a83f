import type { World } from '../world';
import { handle, type HandleOptions } from './handle';

/** Like `handle`, but follows a redirect, as a browser's `fetch` does before it resolves: of a POST with GET. */
export async function handleAsBrowser(
  world: World,
  request: Request,
  options: HandleOptions,
): Promise<Response> {
  const response = await handle(world, request, options);
  const location = response.headers.get('location');
  if (response.status !== 302 || location === null) return response;
  const method = request.method === 'POST' ? 'GET' : request.method;
  const next = new Request(new URL(location, request.url), { method });
  return handle(world, next, { signal: request.signal, ...options });
}
