import { cookieHeader, storeCookies, type Cookie } from './cookies';

/**
 * A `fetch` for `createApiClient` that keeps the cookies of one user, as a browser does, for scripts and tests in Node.
 * Each call returns a separate store. In a page it has no effect: the browser keeps cookies itself.
 * @param fetch sends the requests. Default: the global `fetch`, looked up at each call
 */
export function fetchWithCookies(
  fetch?: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const origins = new Map<string, Map<string, Cookie>>();
  return async (request) => {
    const url = new URL(request.url);
    const cookies = origins.get(url.origin) ?? new Map<string, Cookie>();
    origins.set(url.origin, cookies);
    const header = cookieHeader(cookies, url);
    if (header) request.headers.set('cookie', header);
    const response = await (fetch ?? globalThis.fetch)(request);
    storeCookies(cookies, response.headers.getSetCookie(), url);
    return response;
  };
}
