// The demo in a folder of a host without rewrites, which answers unknown paths with 404.html.
import { expect, follow, NOT_FOUND, test } from '../fixtures';

test('a prerendered page is found, any other path is not', NOT_FOUND, async ({ request }) => {
  expect((await request.get('gallery')).status()).toBe(200);
  expect((await request.get('some/where')).status()).toBe(404);
});

test('the demo works in a folder, with deep links, reloads, pictures and navigation', async ({ page }) => {
  await page.goto('some/where');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.goto('gallery');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await follow(page, 'Create');
  await expect(page).toHaveURL(/\/a\/b\/auth\b/);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Login' }).click();
  await main.getByLabel('Email or username').fill('demo');
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'demo' })).toBeVisible();
  await expect(page).toHaveURL(/\/a\/b\/?$/);
  await page.goto('/a/b');
  await expect(page).toHaveURL(/\/a\/b\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'demo' })).toBeVisible();
});
