import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { accessOf, paths } from '../src/core/paths';
import { translatePage } from '../src/testing/translate-page';
import { Keyboard } from './keyboard';
import { Transcript } from './transcript';
import { watchPolicy } from './watch-policy';

export { BRAND } from '../src/config/settings';
export { expect, type Locator, type Page };

export interface Circumstances {
  /** Uncaught errors are expected. Default: false. */
  breaksOnPurpose: boolean;
  /** The browser translates each page. Default: false, or true for all journeys with `TRANSLATED=1`. */
  translated: boolean;
}

/** Whether the app has hydrated the prerendered HTML. Also true if nothing was prerendered. */
function isHydrated() {
  const last = [...document.querySelectorAll('[data-prerendered] main :not(font)')].at(-1);
  return !last || Object.keys(last).some((key) => key.startsWith('__react'));
}

/**
 * Makes `goto` wait for hydration, because a prerendered page cannot do everything before it. A test of the time before
 * hydration passes `waitUntil: 'commit'`, which skips this wait.
 */
function waitForTheApp(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isHydrated);
    return response;
  };
}

/** Stores values before the app starts. */
export async function storeBefore(page: Page, items: Record<string, string>) {
  await page.addInitScript((stored) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The page has changed it since.
    if (load?.type === 'reload') return;
    try {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    } catch {
      // In Firefox the script runs once more before the page, where there is no storage.
    }
  }, items);
}

/** In Firefox `fill` changes a value past React, which then sees no change: text is typed instead. */
function typeByKeys(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('*')) as Locator;
  locators.fill = async function (this: Locator, text) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await (text === '' ? this.press('Delete') : this.pressSequentially(text));
  };
}

/** Fails on uncaught errors in the page and on violations of the Content-Security-Policy. */
export const test = base.extend<Circumstances & { keys: Keyboard }>({
  /**
   * The keyboard of a journey without a mouse: a press of a pointer is an uncaught error. With `TRANSCRIPTS=1` a
   * `Transcript` of the journey is written to docs/screen-reader.
   */
  keys: async ({ page }, provide, { title }) => {
    await page.addInitScript(() =>
      addEventListener('pointerdown', () => {
        throw new Error('A journey by keyboard has used a pointer.');
      }),
    );
    const transcript = process.env['TRANSCRIPTS'] ? new Transcript(page) : undefined;
    await transcript?.start();
    await provide(new Keyboard(page, transcript));
    await transcript?.note('at the end');
    transcript?.save(title.replace('keyboard only: ', ''));
  },
  breaksOnPurpose: [false, { option: true }],
  translated: [process.env['TRANSLATED'] === '1', { option: true }],
  page: async ({ page, browserName, breaksOnPurpose, translated }, provide) => {
    const broken: string[] = [];
    const violations = await watchPolicy(page.context());
    page.on('pageerror', (error) => broken.push(error.message));
    waitForTheApp(page);
    if (browserName === 'firefox') typeByKeys(page);
    if (translated) await page.addInitScript(translatePage);
    await provide(page);
    if (!breaksOnPurpose) expect(broken, 'uncaught errors').toEqual([]);
    expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
  },
});

/**
 * Tag of tests about a page prerendered for a path other than `/`. A host that has only index.html serves none of them.
 */
export const PRERENDERED = { tag: '@prerendered' };
/** Tag of tests about a host that has only index.html. */
export const INDEX_ALONE = { tag: '@index' };
/** Tag of tests about files that are missing. A host that has only index.html answers with that instead of a 404. */
export const MISSING = { tag: '@missing' };
/** Tag of tests about a host whose 404 page is the app. */
export const NOT_FOUND = { tag: '@404' };

/**
 * Tag of tests that only Chromium's protocol can run. WebDriver BiDi has no body of a request and no offline mode, and
 * Back within a page never resolves.
 */
export const IN_CHROMIUM = { tag: '@chromium' };

/** The paths of all pages. */
export const PAGES = Object.values(paths);
/** The paths that require a signed-in user. */
export const PROTECTED = PAGES.filter((path) => accessOf(path) === 'users');

const PASSWORD = 'password';

export async function logIn(page: Page, username: string) {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email or username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
}

/** Logs in with an API call. For specs over HTTP that are not about logging in: the session is a cookie there. */
export const signIn = (page: Page, username: string, site = '') =>
  page.request.post(`${site}/api/login`, { data: { username, password: PASSWORD }, failOnStatusCode: true });

/** Registers with an API call: a user that no other test uses. */
export async function join(page: Page, username: string): Promise<{ id: number }> {
  const [password, confirmPassword] = [PASSWORD, PASSWORD];
  const data = { username, email: `${username}@example.com`, password, confirmPassword };
  return (await page.request.post('/api/register', { data, failOnStatusCode: true })).json();
}

/** Navigates with the header's link. `page.goto` would load a new page. */
export async function follow(page: Page, link: 'Gallery' | 'Pricing' | 'Create') {
  await page.getByRole('banner').getByRole('link', { name: link }).click();
}

export const logOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();

export const toast = (page: Page) => page.locator('[data-ui=toast]');

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Collects the URLs of the page's requests to an endpoint from now on. */
export function countCalls(page: Page, method: string, path: string | RegExp) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const matches = typeof path === 'string' ? pathname === path : path.test(pathname);
    if (request.method() === method && matches) calls.push(request.url());
  });
  return calls;
}
