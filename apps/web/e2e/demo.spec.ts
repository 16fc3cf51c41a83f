import { expect, test } from './fixtures';

test('a deep link into the demo opens its screen, also after a reload', async ({ page }) => {
  await page.goto('/legal/cookies');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
