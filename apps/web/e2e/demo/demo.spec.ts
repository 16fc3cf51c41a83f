import { expect, test } from '../fixtures';

test('a deep link into the demo opens its screen, also after a reload', async ({ page }) => {
  await page.goto('/legal/cookies');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the demo shows that it needs a service worker', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This demo needs a service worker/);
    await expect(page.getByRole('listitem').last()).toContainText('Leave private browsing');
  });
});
