import { expect, test } from '../fixtures';

test(
  'the heading of a new page shows its focus ring to who moves by Tab only',
  { tag: ['@req:routes.title-and-focus'] },
  async ({ page }) => {
    await page.goto('/');
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await pricing.click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');

    await page.goBack();
    // The focus moves once more, to the heading of the page that comes back.
    await expect(page).toHaveURL('/');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await pricing.press('Enter');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'solid');

    await page.goto('/auth');
    const main = page.getByRole('main');
    await main.getByLabel('Email or username').pressSequentially('demo');
    await page.keyboard.press('Tab');
    await main.getByLabel('Password', { exact: true }).pressSequentially('password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
  },
);
