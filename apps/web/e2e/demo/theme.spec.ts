import { expect, test } from '../fixtures';
import { CODE, hold } from '../hold';

test(
  'a chosen theme survives a reload, and System follows the operating system',
  { tag: ['@req:product.theme-stored'] },
  async ({ page }) => {
    const choose = async (name: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass('light');
    await choose('Dark');
    await expect(page.locator('html')).toHaveClass('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
    await choose('System');
    await expect(page.locator('html')).toHaveClass('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark');
  },
);

test('the theme follows the operating system before the code has loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
});
