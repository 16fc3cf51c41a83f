import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '../world';
import { browserJar } from './jar';
import { handleAsBrowser } from './redirect';

export interface HandlersOptions {
  /**
   * Finds the signal of the page's own request, which a service worker does not pass on.
   * @default the intercepted request's
   */
  signalOf?: (request: Request) => AbortSignal | undefined;
}

/** A world as handlers for MSW: it answers everything under `/api/`, and nothing else. */
export function handlers(world: World, { signalOf = () => undefined }: HandlersOptions = {}): HttpHandler[] {
  const jar = browserJar(world);
  return [
    http.all(isApiCall, async ({ request }) => {
      try {
        return await handleAsBrowser(world, request, { jar, signal: signalOf(request) ?? request.signal });
      } catch {
        // Aborted: nobody waits for the answer any more.
        return HttpResponse.error();
      }
    }),
  ];
}

/**
 * By the start of the path: a folder called `api` among a dev server's own files is none of ours. Nor is a page that
 * someone goes to: it would be answered by the page they leave, if that is still there.
 */
export function isApiCall({ request }: { request: Request }): boolean {
  return request.mode !== 'navigate' && new URL(request.url).pathname.startsWith('/api/');
}
