import { expect } from '@playwright/test';
import { test } from './consumer';
import { expectTiles, tokenAs } from './looks';

test('copies of the components look and work as the library does, beside a host with Tailwind', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Enter' });
  const accent = await tokenAs(page, 'background-color', '--ui-accent');
  await expect(button).toHaveCSS('background-color', accent);
  // Of the preset.
  expect(await tokenAs(page, 'color', '--ui-brand')).toBe('rgb(0, 121, 122)');
  await expect(button).toHaveCSS('margin-top', '40px');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await expectTiles(page);
  await expect(page.locator('[data-ui=pack-card]')).toContainText('نقطة');
});
