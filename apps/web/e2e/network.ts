import type { Page } from '@playwright/test';

interface Answer {
  status: number;
  body: string;
}

/**
 * Answers every call of an endpoint in this page, so that none reaches the mock. Patches `fetch` in the page, since the
 * mock's service worker answers before Playwright's routes.
 */
export async function answer(page: Page, method: string, path: string, { status, body }: Answer) {
  await page.evaluate(
    ([method, path, status, body]) => {
      const before = window.fetch;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        const matches = request.method === method && new URL(request.url).pathname === path;
        return matches ? new Response(body, { status }) : before(request);
      };
    },
    [method, path, status, body] as const,
  );
}

/**
 * Lets the mock answer the next call of an endpoint, but delays the response.
 * @returns a function that delivers the response, and resolves once the page has it
 */
export async function holdNextAnswer(page: Page, method: string, path: string) {
  await page.evaluate(
    ([method, path]) => {
      const before = window.fetch;
      const release = Promise.withResolvers<void>();
      const held = window as Window & { release?: () => Promise<void> };
      const delivered = Promise.withResolvers<void>();
      held.release = () => {
        release.resolve();
        return delivered.promise;
      };
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.method !== method || new URL(request.url).pathname !== path) return before(request);
        window.fetch = before;
        // The request is sent without its signal, so that an abort in the page does not cancel the late response.
        const response = await before(new Request(request, { signal: null }));
        await release.promise;
        setTimeout(delivered.resolve);
        return response;
      };
    },
    [method, path] as const,
  );
  return () => page.evaluate(() => (window as Window & { release?: () => Promise<void> }).release?.());
}

const chunkOf = (screen: string) => new RegExp(`/assets/${screen}\\.screen-[^/]+\\.js$`);

/**
 * Makes the server answer 404 for a screen's code, as after a deployment.
 * @returns a function that restores it
 */
export async function removeScreenCode(page: Page, screen: string) {
  await page.route(chunkOf(screen), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(chunkOf(screen));
}

/** Replaces a screen by one that throws while it renders. */
export const replaceScreen = (page: Page, screen: string, message: string) =>
  page.route(chunkOf(screen), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Component() { throw new Error(${JSON.stringify(message)}); }`,
    }),
  );
