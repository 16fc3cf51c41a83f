import { expect, test } from './fixtures';

test('the production build asks the API of its own origin, and knows no mock', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 401, json: { message: 'Please log in.' } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(asked).toContain('/api/user');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#mock-panel')).toHaveCount(0);
});

test('a deep link into the production build opens its screen', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
  );
  await page.goto('/somewhere/deep/down');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
