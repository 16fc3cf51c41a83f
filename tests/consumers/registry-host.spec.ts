import { expect, type Page } from '@playwright/test';
import { test } from './consumer';

const accentOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--ui-accent)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

test('copies of the components look and work as the library does, beside a host with Tailwind', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Enter' });
  await expect(button).toHaveCSS('background-color', await accentOf(page));
  await expect(button).toHaveCSS('margin-top', '40px');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  const tiles = page.getByRole('radiogroup', { name: 'Style' }).locator('img');
  await expect(tiles).toHaveCount(8);
  await expect
    .poll(() => tiles.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
    .toEqual(Array<number>(8).fill(320));
  await expect(page.locator('[data-ui=pack-card]')).toContainText('نقطة');
});
