import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../world';
import { browserCookieStore } from './browser-cookie-store';
import { handleAsBrowser } from './redirect';

export interface HandlersOptions {
  /**
   * Returns the signal of the page's own request, which a service worker does not pass on.
   * @default the intercepted request's signal
   */
  signalOf?: (request: Request) => AbortSignal | undefined;
}

/** MSW handlers of a world, for all requests under `/api/` and no others. */
export function handlers(world: World, { signalOf = () => undefined }: HandlersOptions = {}): HttpHandler[] {
  const cookies = browserCookieStore(world);
  return [
    http.all(isApiCall, async ({ request }) => {
      try {
        return await handleAsBrowser(world, request, {
          cookies,
          signal: signalOf(request) ?? request.signal,
        });
      } catch {
        // The request was aborted, or the world closed or reset, so the response is discarded.
        return HttpResponse.error();
      }
    }),
  ];
}

/**
 * Checks the start of the path: a dev server's own files may be in a folder called `api`. Navigations are excluded:
 * they would be answered by the page that is being left, if it still exists.
 */
export function isApiCall({ request }: { request: Request }): boolean {
  return request.mode !== 'navigate' && new URL(request.url).pathname.startsWith('/api/');
}
