import type { Page } from './fixtures';

/** The app's code. */
export const CODE = '**/assets/*.js';

/** Keeps files on their way until they are let go. */
export async function hold(page: Page, files: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
