import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { countCalls, expect, follow, test, toast, type Page } from '../fixtures';
import { hold } from '../hold';

// Enables the back-forward cache, as in users' browsers: Back may restore the page as it was. Playwright disables it.
test.use({
  launchOptions: {
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Registers and signs in a user for this test only, without tokens. */
async function register(page: Page, name: string) {
  const username = `${name}${test.info().retry}`;
  const password = 'secret-one';
  const email = `${username}@example.com`;
  const answer = await page.request.post('/api/register', {
    data: { username, email, password, confirmPassword: password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/\d+ tokens/)
    .first();
const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Tokens' });

/**
 * Chromium restores the page from its back-forward cache, and its headless shell loads it again: the result must be the
 * same. The purchase screen's stories restore a page in every browser. `page.goBack` would wait for a load, and the
 * timeout lets the call return before its page is left.
 */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test(
  'a pack is bought from the price list after a declined card, and leads to the generator',
  { tag: ['@req:limits.card-payment', '@req:product.one-time-packs'] },
  async ({ page }) => {
    await register(page, 'payer');
    await page.goto('/pricing');
    await expect(balance(page)).toHaveText('0 tokens');
    await page.getByRole('link', { name: 'Buy Pro' }).click();
    await expect(page).toHaveURL('/buy-tokens?package=pro');

    const orders = countCalls(page, 'POST', '/api/create-token-checkout');
    await purchase(page).dblclick();
    await expect(heading(page, 'Pro pack')).toBeVisible();
    expect(orders).toHaveLength(1);

    await page.getByRole('radio', { name: 'Is declined' }).check();
    await page.getByRole('button', { name: 'Pay £45.00' }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await page.getByRole('radio', { name: 'Pays' }).check();
    await page.getByRole('button', { name: 'Pay £45.00' }).click();

    await expect(heading(page, 'Payment Successful!')).toBeVisible();
    await expect(balance(page)).toHaveText('250 tokens');
    await expect(page).toHaveURL('/generate');
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  },
);

test('a cancelled payment costs nothing, and leads back to the packs', async ({ page }) => {
  await register(page, 'hesitant');
  await page.goto('/buy-tokens?package=gold');
  await purchase(page).click();
  await expect(heading(page, 'Starter pack')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Payment Cancelled')).toBeVisible();
  await expect(page).toHaveURL('/buy-tokens');
  await expect(page.getByRole('radio', { name: 'Starter' })).toBeChecked();
  await expect(balance(page)).toHaveText('0 tokens');
});

async function generate(page: Page) {
  await page.goto('/generate');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lamp in the fog');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

test(
  'a result that is not saved is there after a purchase and after a reload, and nothing asks before',
  { tag: ['@req:generate.session-strip'] },
  async ({ page }) => {
    await register(page, 'keeper');
    let questions = 0;
    page.on('dialog', (question) => {
      questions += 1;
      void question.accept();
    });
    await generate(page);
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await follow(page, 'Pricing');
    await page.getByRole('link', { name: 'Buy Pro' }).click();
    await purchase(page).click();
    await page.getByRole('button', { name: 'Pay £45.00' }).click();
    await expect(page).toHaveURL('/generate');
    const result = page.getByRole('img', { name: 'Cyberpunk picture: A lamp in the fog' });
    await expect(result).toBeVisible();
    await page.reload();
    await expect(result).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save to Gallery' })).toBeVisible();
    expect(questions).toBe(0);
  },
);

test('after the question about a running generation, whoever stays can buy again', async ({ page }) => {
  await register(page, 'undecided');
  await page.route('**/api/generate', () => undefined);
  await generate(page);
  await follow(page, 'Pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Generating/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buy Pro' }).click();

  page.once('dialog', (question) => void question.dismiss());
  await purchase(page).click();
  await expect(page.getByRole('button', { name: 'Opening checkout...' })).toBeDisabled();
  await expect(purchase(page)).toBeEnabled();

  page.once('dialog', (question) => void question.accept());
  await purchase(page).click();
  await expect(heading(page, 'Pro pack')).toBeVisible();
});

async function payElsewhere(page: Page) {
  const order = await page.request.post('/api/create-token-checkout', { data: { packageId: 'hobby' } });
  const { url } = (await order.json()) as { url: string };
  await page.request.post(url, { form: { action: 'pay', card: '4242424242424242', creditTime: 'now' } });
}

test('the page waits for a pending credit, and Check again requests it', async ({ page }) => {
  await register(page, 'patient');
  await page.goto('/buy-tokens?package=hobby');
  await purchase(page).click();
  await page.getByRole('radio', { name: 'Never' }).check();
  await page.getByRole('button', { name: 'Pay £5.00' }).click();
  await expect(
    page.getByText(/Your balance is 0 tokens\. If the new tokens are not in it yet/),
  ).toBeVisible();
  await expect(balance(page)).toHaveText('0 tokens');

  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  const reads = countCalls(page, 'GET', '/api/user');
  await again.click();
  await expect(again).toBeVisible();
  expect(reads).toHaveLength(1);

  await payElsewhere(page);
  await again.click();
  await expect(page.getByText(/Your balance is now 25 tokens/)).toBeVisible();
  expect(reads).toHaveLength(2);
  await expect(balance(page)).toHaveText('25 tokens');
  await expect(page).toHaveURL('/generate');
});

test('Back from the checkout restores the page with its controls and the current balance', async ({
  page,
}) => {
  await register(page, 'returner');
  await page.goto('/buy-tokens?package=creator');
  await purchase(page).click();
  await expect(heading(page, 'Creator pack')).toBeVisible();

  const reads = countCalls(page, 'GET', '/api/user');
  await goBack(page);
  await expect(page).toHaveURL('/buy-tokens?package=creator');
  await expect(purchase(page)).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('radio', { name: 'Creator' })).toBeChecked();
  await expect(balance(page)).toHaveText('0 tokens');
  expect(reads).toHaveLength(1);
  await expect(toast(page)).toHaveCount(0);

  const orders = countCalls(page, 'POST', '/api/create-token-checkout');
  await purchase(page).click();
  await expect(heading(page, 'Creator pack')).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('a user subscribes to Pro for a year', async ({ page }) => {
  await register(page, 'subscribing');
  await page.goto('/subscribe');
  await page.getByRole('radio', { name: 'Pro', exact: true }).check();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page).toHaveURL('/subscribe?plan=pro&billing=yearly');
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(page.getByText(/Your subscription is active/)).toBeVisible();
  await page.getByRole('link', { name: 'Start creating' }).click();
  await expect(page).toHaveURL('/generate');
  await page.goto('/subscribe?session_id=javascript:alert(1)');
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/generate');
});

/** Follows a link of the header in the moment in which the page's heading is there, as a script or a screen reader does. */
const followByScript = (page: Page, title: string, link: string) =>
  page.waitForFunction(
    ([title, link]) => {
      const element = [...document.querySelectorAll<HTMLElement>('header a')].find(
        ({ textContent }) => textContent === link,
      );
      const isThere = document.querySelector('main h1')?.textContent === title;
      if (isThere) element?.click();
      return isThere && element !== undefined;
    },
    [title, link] as const,
  );

const RETURNS = {
  'Payment Successful!': async (page: Page) => {
    await page.goto('/buy-tokens?package=hobby');
    await purchase(page).click();
    await page.getByRole('button', { name: 'Pay £5.00' }).click();
  },
  'Payment Cancelled': (page: Page) => page.goto('/buy-tokens/cancel'),
};

for (const [index, [title, arrive]] of Object.entries(RETURNS).entries()) {
  test(`"${title}", once it is left by a click without a pointer, replaces no address while the next page loads`, async ({
    page,
  }) => {
    await register(page, `leaver${index}`);
    await page.clock.install();
    const release = await hold(page, '**/assets/pricing.screen*.js');
    await arrive(page);
    await followByScript(page, title, 'Pricing');
    await expect(page).toHaveURL('/pricing');
    // The time of the payment page's redirect.
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL('/pricing');
    await expect(heading(page, title)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /Pay for pictures/ })).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });
}
