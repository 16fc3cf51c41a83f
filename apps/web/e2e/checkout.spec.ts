import { expectAccessible } from './accessible';
import { expect, logIn, test, type Page } from './fixtures';

const WIDTHS = [320, 1280];

/** Opens a checkout by the documented call, as the screens that sell do, and goes there. */
async function goToCheckout(page: Page, path: string, order: object) {
  const url = await page.evaluate(
    async ([path, order]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(order) });
      return ((await response.json()) as { url: string }).url;
    },
    [path, order] as const,
  );
  await page.goto(url);
  return url;
}

const buy = (page: Page, packageId = 'starter') =>
  goToCheckout(page, '/api/create-token-checkout', { packageId });
const subscribe = (page: Page) =>
  goToCheckout(page, '/api/create-checkout-session', { planId: 'pro', billingInterval: 'year' });

const card = (page: Page, name: 'Pays' | 'Is declined') => page.getByRole('radio', { name });
const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/\d+ tokens/)
    .first();
const problem = (page: Page) => page.getByRole('alert');

test('a card is declined, another pays: the new balance is in the header', async ({ page }) => {
  await logIn(page, 'demo');
  await expect(balance(page)).toHaveText('120 tokens');
  await buy(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Starter pack' })).toBeVisible();
  await expect(page.getByText('No money moves.')).toBeVisible();
  await expect(page.getByText('demo@example.com')).toBeVisible();

  await card(page, 'Is declined').check();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(problem(page)).toContainText('Your card was declined.');
  await expect(problem(page)).toBeFocused();
  await page.reload();
  await expect(problem(page)).toContainText('Nothing was charged.');
  await expect(card(page, 'Is declined')).toBeChecked();

  await card(page, 'Pays').check();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(page).toHaveURL('/buy-tokens/success');
  await expect(balance(page)).toHaveText('220 tokens');
});

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

test('a credit that comes later is there after a reload, though the page that took it is gone', async ({
  page,
}) => {
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

test('cancelling leads back and costs nothing', async ({ page }) => {
  await logIn(page, 'demo');
  const url = await buy(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/buy-tokens/cancel');
  await expect(balance(page)).toHaveText('120 tokens');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
});

test('a subscription comes back with its session, and is active', async ({ page }) => {
  await logIn(page, 'newcomer');
  const url = await subscribe(page);
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(page).toHaveURL(`/subscribe?session_id=${url.split('/').at(-1)}`);
  await expect(page.getByRole('button', { name: 'newcomer' })).toBeVisible();
  const user = await page.evaluate(async () => (await fetch('/api/user')).json());
  expect(user).toMatchObject({ subscriptionStatus: 'active', tokens: 0 });
});

test('an order that nobody opened is a page that leads home', async ({ page }) => {
  await page.goto('/api/__mock/checkout/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such order' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
});

test('the whole checkout can be done with the keyboard', async ({ page }) => {
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
    await expectAccessible(page, 'lost', WIDTHS);
  });
}
