import { expectAccessible } from '../accessible';
import { expect, logIn, test, type Page } from '../fixtures';

const WIDTHS = [320, 1280];

/** Creates a checkout with an API call and opens it. money.spec.ts covers buying with the screens. */
async function buy(page: Page, packageId = 'starter') {
  const url = await page.evaluate(async (packageId) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ packageId });
    const response = await fetch('/api/create-token-checkout', { method: 'POST', headers, body });
    return ((await response.json()) as { url: string }).url;
  }, packageId);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return url;
}

const card = (page: Page, name: 'Pays' | 'Is declined') => page.getByRole('radio', { name });
const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/\d+ tokens/)
    .first();
const problem = (page: Page) => page.getByRole('alert');

test('a double click pays once, and neither Back nor a reload pays again', async ({ page }) => {
  await logIn(page, 'demo');
  const url = await buy(page, 'hobby');
  await page.getByRole('button', { name: 'Pay £5.00' }).dblclick();
  await expect(page).toHaveURL('/buy-tokens/success');
  await expect(balance(page)).toHaveText('145 tokens');

  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL('/buy-tokens/success');
  await expect(balance(page)).toHaveText('145 tokens');
});

test('a delayed credit is shown after a reload of the page', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'demo');
  await buy(page);
  await page.getByRole('radio', { name: 'After 5 seconds' }).check();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(page).toHaveURL('/buy-tokens/success');
  await expect(balance(page)).toHaveText('120 tokens');
  await page.clock.fastForward(5_000);
  await page.reload();
  await expect(balance(page)).toHaveText('220 tokens');
});

test('an unknown order shows a page with a link to the home page', async ({ page }) => {
  await page.goto('/api/__mock/checkout/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such order' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
});

test('the checkout works with the keyboard alone', async ({ page }) => {
  await logIn(page, 'demo');
  await buy(page);
  await expect(card(page, 'Pays')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page, 'Pays')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Is declined')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(problem(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buy-tokens/success');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no state of the checkout has an axe violation or scrolls sideways: ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await logIn(page, 'demo');
    await buy(page);
    await expectAccessible(page, 'open', WIDTHS);
    await card(page, 'Is declined').check();
    await page.getByRole('button', { name: 'Pay £20.00' }).click();
    await expect(problem(page)).toBeVisible();
    await expectAccessible(page, 'declined', WIDTHS);
    const url = page.url();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/buy-tokens/cancel');
    await page.goto(url);
    await expectAccessible(page, 'cancelled', WIDTHS);
    await page.goto('/api/__mock/checkout/nothing');
    await expectAccessible(page, 'unknown order', WIDTHS);
  });
}
