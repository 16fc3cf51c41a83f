import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../world';
import { handleAsBrowser } from './redirect';
import type { CookieStore } from '../route';

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

/**
 * Cookie store of the browser that a world runs in. A service worker cannot set an HttpOnly cookie, so the token is
 * stored in the world's state: not accessible to the page, and restored after a reload.
 */
function browserCookieStore(world: World): CookieStore {
  return {
    get session() {
      return world.state.browserSession;
    },
    set session(token) {
      world.change((state) => {
        state.browserSession = token;
      });
    },
  };
}
