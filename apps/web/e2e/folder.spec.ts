// The demo in a folder of a host that knows no rewrites: what it has no file for, it answers with 404.html.
import { expect, follow, test } from './fixtures';

test('the demo lives in a folder: deep links, reloads, pictures and ways stay inside', async ({ page }) => {
  const answer = await page.goto('gallery');
  expect(answer?.status()).toBe(404);
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
