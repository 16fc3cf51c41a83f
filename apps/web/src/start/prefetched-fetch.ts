/**
 * The page's `fetch`, which uses the responses that the page requested before its code had loaded: a public list
 * (static-pages/client/prefetch.ts), and the user, by a preload link in the head. WebKit uses a preload only for a request
 * with the same headers, so the first call to its address has no `Accept-Language`; its response contains no text.
 */
export function prefetchedFetch(): (request: Request) => Promise<Response> {
  let preloaded = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href;
  return (request) => {
    if (request.url === preloaded) {
      preloaded = undefined;
      request.headers.delete('accept-language');
    }
    return window.takePrefetched?.(request) ?? fetch(request);
  };
}
