import { expect, test } from '../fixtures';

test(
  'the production build calls the API of its own origin, and contains no mock',
  { tag: ['@req:session.user-at-start'] },
  async ({ page }) => {
    const requested: string[] = [];
    await page.route('**/api/**', (route) => {
      requested.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 401, json: { message: 'Please log in.' } });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    expect(requested).toContain('/api/user');
    // The community pictures are not fetched before they are near the viewport.
    expect(requested).not.toContain('/api/gallery');
    await page.getByRole('heading', { name: 'Fresh from the community' }).scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toContain('/api/gallery');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await page.keyboard.press('F9');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#mock-panel')).toHaveCount(0);
  },
);

test(
  'a deep link into the production build opens its screen',
  { tag: ['@req:routes.not-found'] },
  async ({ page }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
    );
    await page.goto('/somewhere/deep/down');
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  },
);

test('an open dialog locks the scrolling of the page without a style element', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('style')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the hash and the contents scroll to a section, and Back restores the scroll position', async ({
  page,
}) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
  );
  const isAtTop = (name: string) =>
    expect(async () => {
      const { y } = (await page.getByRole('heading', { level: 2, name }).boundingBox())!;
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(200);
    }).toPass();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/legal/terms#packs');
  await isAtTop('Token packs');
  await page.mouse.wheel(0, -400);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Refunds' }).click();
  await isAtTop('Refunds');
  await expect(page).toHaveURL(/#refunds$/);
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await away.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const left = await scrolled();
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeFocused();
  await page.goBack();
  await expect.poll(scrolled, 'the restored position').toBe(left);

  expect(await scheme()).toBe('dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
