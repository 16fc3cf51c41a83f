import { expect, test } from '../fixtures';

test(
  'the production build asks the API of its own origin, and knows no mock',
  { tag: ['@req:session.user-at-start'] },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 401, json: { message: 'Please log in.' } });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    expect(asked).toContain('/api/user');
    // The community pictures are not fetched before they are near the viewport.
    expect(asked).not.toContain('/api/gallery');
    await page.getByRole('heading', { name: 'Fresh from the community' }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain('/api/gallery');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await page.keyboard.press('F2');
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

test('an open dialog keeps the page behind it still, without a style in the page', async ({ page }) => {
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

test('a part of a document is found by its address and by the contents, and Back finds the one before', async ({
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
  await expect.poll(scrolled, 'as it was left').toBe(left);

  expect(await scheme()).toBe('dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
