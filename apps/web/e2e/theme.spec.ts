import { expect, test } from './fixtures';

test('a chosen theme lasts over a reload, and System follows the operating system live', async ({ page }) => {
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
});
