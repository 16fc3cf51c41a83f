import { expect, join, test, type Page } from '../fixtures';
import type { Keyboard } from '../keyboard';

/** The last two of the twelve keyboard journeys: those that include the checkout. */
test.use({ trace: 'off' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Pays on the checkout page, with the focus at the start of the page. */
async function pay(page: Page, keys: Keyboard, price: string) {
  await keys.to(page.getByRole('radio', { name: 'Pays' }));
  await keys.to(page.getByRole('button', { name: `Pay ${price}` }));
  await keys.press('Enter');
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
}

test('keyboard only: buy a pack', async ({ page, keys }, info) => {
  test.slow();
  await join(page, `keysbuy${info.repeatEachIndex}x${info.retry}`);
  await page.goto('/pricing');
  await keys.to(page.getByRole('link', { name: 'Buy Pro' }));
  await keys.press('Enter');
  await expect(heading(page, 'Buy Tokens')).toBeFocused();
  await keys.to(page.getByRole('radio', { name: 'Pro', exact: true }));
  await keys.press('ArrowRight');
  await keys.checkFocus();
  await expect(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
  await keys.to(page.getByRole('button', { name: 'Purchase Tokens' }));
  await keys.press('Enter');
  await expect(heading(page, 'Creator pack')).toBeVisible();
  await pay(page, keys, '£80.00');
  await expect(page.getByRole('banner').getByText('500 tokens').first()).toBeVisible();
});

test('keyboard only: subscribe for a year', async ({ page, keys }, info) => {
  test.slow();
  await join(page, `keyssub${info.repeatEachIndex}x${info.retry}`);
  await page.goto('/subscribe');
  await expect(heading(page, 'Subscribe')).toBeVisible();
  await keys.to(page.getByRole('radio', { name: 'Monthly' }));
  await keys.press('ArrowRight');
  await keys.checkFocus();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await keys.to(page.getByRole('button', { name: 'Confirm Subscription' }));
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay £100.00' })).toBeVisible();
  await pay(page, keys, '£100.00');
});
