// The demo in a folder of a host that knows no rewrites: what it has no file for, it answers with 404.html.
import { expect, follow, test } from './fixtures';

test('the demo lives in a folder: deep links, reloads, pictures and ways stay inside', async ({ page }) => {
  expect((await page.goto('some/where'))?.status(), 'a page that was not drawn').toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect((await page.goto('gallery'))?.status(), 'a page that was drawn').toBe(200);
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await follow(page, 'Create');
  await expect(page).toHaveURL(/\/a\/b\/auth\b/);
  const main = page.getByRole('main');
  await main.getByLabel('Email or username').fill('demo');
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'demo' })).toBeVisible();
  await expect(page).toHaveURL(/\/a\/b\/?$/);
});
