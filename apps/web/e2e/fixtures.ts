import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { watchPolicy } from './watch-policy';

export { expect, type Locator, type Page };

export interface Circumstances {
  /** Errors that nobody catches are what the journey is about. */
  breaksOnPurpose: boolean;
}

/** Whether the app has taken over what was drawn at build time, if anything was. */
function isTakenOver() {
  const last = [...document.querySelectorAll('[data-drawn] main *')].at(-1);
  return !last || Object.keys(last).some((key) => key.startsWith('__react'));
}

/**
 * A drawn page can be used before its code is here, but not all that an app can do. Whoever waits for no more than
 * `commit` is about just that.
 */
function waitForTheApp(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver);
    return response;
  };
}

/** A page in which nothing may break out of sight. */
export const test = base.extend<Circumstances>({
  breaksOnPurpose: [false, { option: true }],
  page: async ({ page, breaksOnPurpose }, provide) => {
    const broken: string[] = [];
    const refused = await watchPolicy(page.context());
    page.on('pageerror', (error) => broken.push(error.message));
    waitForTheApp(page);
    await provide(page);
    if (!breaksOnPurpose) expect(broken, 'errors that nobody caught').toEqual([]);
    expect(refused, 'what the Content-Security-Policy refused').toEqual([]);
  },
});

/** The paths for which one must be signed in. */
export const PROTECTED = [
  '/generate',
  '/buy-tokens',
  '/buy-tokens/success',
  '/buy-tokens/cancel',
  '/subscribe',
  '/subscribe/success',
  '/subscribe/cancel',
];

const PASSWORD = 'password';

/** Signs in on the auth screen, and waits until the home page says so. */
export async function logIn(page: Page, username: string) {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Email or username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page)).toContainText('Login successful');
  await expect(page).toHaveURL('/');
}

/** Signs in by the documented call, where the session is a cookie: for journeys about something else. */
export const signIn = (page: Page, username: string) =>
  page.request.post('/api/login', { data: { username, password: PASSWORD }, failOnStatusCode: true });

/** Signs up by the documented call: a person whom no other journey knows. */
export async function join(page: Page, username: string): Promise<{ id: number }> {
  const [password, confirmPassword] = [PASSWORD, PASSWORD];
  const data = { username, email: `${username}@example.com`, password, confirmPassword };
  return (await page.request.post('/api/register', { data, failOnStatusCode: true })).json();
}

/** Goes through the header's link, as a person would: a new address would be a new page. */
export async function follow(page: Page, link: 'Gallery' | 'Create') {
  await page.getByRole('banner').getByRole('link', { name: link }).click();
}

export const logOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();

/** The one toast there is. */
export const toast = (page: Page) => page.locator('[data-slot=toast]');

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Counts the page's calls of an endpoint from now on. */
export function countCalls(page: Page, method: string, path: string | RegExp) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const asked = new URL(request.url()).pathname;
    const isMeant = typeof path === 'string' ? asked === path : path.test(asked);
    if (request.method() === method && isMeant) calls.push(request.url());
  });
  return calls;
}
