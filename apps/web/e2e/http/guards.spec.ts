import {
  BRAND,
  countCalls,
  expect,
  follow,
  IN_CHROMIUM,
  PROTECTED,
  signIn,
  test,
  type Page,
} from '../fixtures';
import { CODE, hold } from '../hold';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records every visible level-1 heading from the start of the page load, so that a wrong screen is detected. */
async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = ((window as Window & { headings?: string[] }).headings = []);
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) {
        const { textContent } = heading;
        if (!textContent || seen.includes(textContent)) continue;
        if (heading.checkVisibility({ visibilityProperty: true })) seen.push(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as Window & { headings?: string[] }).headings);
}

test(
  'protected pages redirect visitors to the auth screen and show no other, and Back leads back',
  { tag: ['@req:routes.guarded', IN_CHROMIUM.tag] },
  async ({ page }) => {
    test.slow();
    const headings = await watchHeadings(page);
    await page.goto('/gallery');
    await expect(heading(page)).toHaveText('Gallery');
    for (const path of PROTECTED) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/auth');
        await expect(heading(page)).toHaveText('Login');
        expect(await headings()).toEqual(['Login']);
      });
    }
    const entries = await page.evaluate(() => history.length);
    // Each path added one history entry, which the redirect replaced by the auth screen's.
    for (const path of PROTECTED.slice(1)) await test.step(`back, ${path}`, () => page.goBack());
    await expect(page).toHaveURL('/auth');
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test(
  'the auth screen redirects users to the home page, and Back leads to the previous page',
  { tag: ['@req:routes.auth-signed-in', IN_CHROMIUM.tag] },
  async ({ page }) => {
    await signIn(page, 'admin');
    const headings = await watchHeadings(page);
    await page.goto('/gallery');
    await expect(page.getByRole('banner').getByRole('button', { name: 'admin' })).toBeVisible();
    await page.goto('/auth?tab=register');
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(/Describe it/);
    expect(await headings()).toEqual([expect.stringContaining('Describe it')]);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  },
);

for (const [late, files] of [
  ['the user', '**/api/user'],
  ['the code', CODE],
] as const) {
  for (const [username, arrives] of [
    ['admin', '/generate'],
    [undefined, '/auth'],
  ] as const) {
    test(`Create leads ${username ?? 'a visitor'} to ${arrives} before ${late} has loaded`, async ({
      page,
    }) => {
      if (username) await signIn(page, username);
      const release = await hold(page, files);
      await page.goto('/', { waitUntil: 'commit' });
      await follow(page, 'Create');
      await expect(page).toHaveURL('/generate');
      release();
      await expect(page).toHaveURL(arrives);
      await expect(heading(page)).toHaveText(username ? 'Create a picture' : 'Login');
    });
  }
}

test('the user is requested once, even after a failure, until Try Again is pressed', async ({ page }) => {
  const calls = countCalls(page, 'GET', '/api/user');
  await page.route('**/api/user', (route) => route.fulfill({ status: 503 }));
  await page.goto('/pricing');
  await follow(page, 'Gallery');
  await expect(page.getByRole('article').first()).toBeVisible();
  await follow(page, 'Create');
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  expect(calls).toHaveLength(1);
  await page.unroute('**/api/user');
  await again.click();
  await expect(page).toHaveURL('/auth');
  expect(calls).toHaveLength(2);
});

test(
  'a protected page shows a spinner until the user has loaded',
  { tag: ['@req:routes.spinner'] },
  async ({ page }) => {
    const headings = await watchHeadings(page);
    const released = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/generate');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page).toHaveTitle(BRAND);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0);
    expect(await headings()).toEqual([]);
    released.resolve();
    await expect(heading(page)).toHaveText('Login');
  },
);

test('after a login or a logout, Back does not lead to a guarded page', async ({ page }) => {
  await page.goto('/gallery');
  await follow(page, 'Create');
  await expect(heading(page)).toHaveText('Create an account');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Login' }).click();
  await main.getByLabel('Email or username').fill('admin');
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText(/Describe it/);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await expect(page).toHaveURL('/');

  await follow(page, 'Create');
  await expect(heading(page)).toHaveText('Create a picture');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(heading(page)).toHaveText(/Describe it/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/Describe it/);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
});

test('focus in the login form prefetches the home page', async ({ page }) => {
  await page.goto('/auth');
  await expect(heading(page)).toHaveText('Login');
  const home = page.waitForResponse(/\/assets\/landing\.screen-/);
  await page.getByLabel('Email or username').focus();
  expect((await home).ok()).toBe(true);
});

test(
  'a new page starts at its top with its heading focused, and Back restores the scroll position',
  { tag: ['@req:routes.title-and-focus'] },
  async ({ page }) => {
    test.slow();
    const top = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/');
    await expect(page).toHaveTitle(new RegExp(` · ${BRAND}$`));
    const browse = page.getByRole('main').getByRole('link', { name: 'Browse the gallery' }).last();
    await browse.scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(100);
    const left = await top();
    await browse.click();
    await expect(page).toHaveTitle(`Gallery · ${BRAND}`);
    await expect(heading(page)).toBeFocused();
    expect(await top()).toBe(0);

    await page.goBack();
    await expect(heading(page)).toHaveText(/Describe it/);
    await expect.poll(top).toBe(left);
    await page.goForward();
    await expect(heading(page)).toHaveText('Gallery');
    await page.reload();
    await expect(heading(page)).toHaveText('Gallery');
    await page.goBack();
    await expect.poll(top, 'also after a reload').toBe(left);
  },
);

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
});
