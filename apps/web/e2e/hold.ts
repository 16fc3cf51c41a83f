import type { Page } from './fixtures';

export const CODE = '**/assets/*.js';

/** Delays requests for these files until the returned function is called. */
export async function hold(page: Page, files: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
