import { translatePage } from '../../src/testing/translate-page';
import { card, expect, follow, join, logIn, logOut, signIn, test, toast, type Page } from '../fixtures';

// Each journey does what has failed in pages that Chrome and Edge translate.
test.use({ translated: true });

/** A user for this run of the test only. Over HTTP all runs share one server. */
const nameOf = (word: string) => `${word}${test.info().repeatEachIndex}${test.info().retry}`;

const main = (page: Page) => page.getByRole('main');
const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/\d+ tokens/)
    .first();

async function generate(page: Page, prompt: string) {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

test('translated: log in, generate, save, publish, rename, delete and log out', async ({ page }) => {
  const username = nameOf('translated');
  const title = `Reed bank ${username}`;
  await join(page, username);
  await page.request.post('/api/logout');
  await logIn(page, username);
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();

  await test.step('generate', async () => {
    await follow(page, 'Create');
    await generate(page, 'A reed bank at dawn');
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
    await expect(main(page).getByText(/^[1-9]\d?%$/), 'the percentage moves').toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  });

  await test.step('save', async () => {
    await page.getByRole('button', { name: 'Save to Gallery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save to Gallery' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole('link', { name: 'View in gallery' })).toBeVisible();
  });

  await test.step('publish', async () => {
    await follow(page, 'Gallery');
    await card(page, title)
      .getByRole('button', { name: /^Private/ })
      .click();
    await expect(card(page, title).getByRole('button', { name: /^Public/ })).toContainText('Public');
    await expect(toast(page).first()).toBeVisible();
  });

  await test.step('filter', async () => {
    const count = main(page).getByRole('status').filter({ hasText: /\d/ }).first();
    await main(page).getByRole('searchbox').fill('nothing of that kind');
    await expect(card(page, title)).toBeHidden();
    await main(page).getByRole('searchbox').fill('Reed');
    await expect(card(page, title)).toBeVisible();
    await expect(count).toBeVisible();
    await main(page).getByRole('searchbox').fill('');
  });

  await test.step('rename', async () => {
    await card(page, title).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Creation' });
    await dialog.getByLabel('Title').fill(`${title} again`);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card(page, `${title} again`)).toBeVisible();
  });

  await test.step('delete', async () => {
    await card(page, `${title} again`).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, `${title} again`)).toBeHidden();
  });

  await test.step('log out', async () => {
    await logOut(page);
    await expect(toast(page)).toContainText('You have been successfully logged out.');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

test('translated: log in by the dialog, and go on', async ({ page }) => {
  const username = nameOf('asked');
  await join(page, username);
  await page.request.post('/api/logout');
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  for (const password of ['wrong-password', 'password']) {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    if (password !== 'password') await expect(dialog.getByRole('alert')).toBeVisible();
  }
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toHaveText('0 tokens');
});

test('translated: buy a pack, and subscribe', async ({ page }) => {
  await join(page, nameOf('buying'));
  await page.goto('/buy-tokens?package=pro');
  await expect(balance(page)).toHaveText('0 tokens');
  await page.getByRole('button', { name: 'Purchase Tokens' }).click();
  await page.getByRole('button', { name: 'Pay £45.00' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(balance(page)).toHaveText('250 tokens');

  await page.goto('/subscribe');
  await page.getByRole('radio', { name: 'Pro', exact: true }).check();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await page.getByRole('button', { name: 'Pay £250.00' }).click();
  await expect(page.getByText(/Your subscription is active/)).toBeVisible();
});

test('translated: another language shows', async ({ page }) => {
  await signIn(page, 'demo');
  await page.goto('/gallery');
  await expect(card(page, 'Night rain')).toBeVisible();
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galerie' })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Gallery');
  await expect(main(page)).not.toContainText('Uncropped');
});

test.describe('before hydration', () => {
  test.use({ translated: false });

  test('translated: a prerendered page in other words comes alive', async ({ page }) => {
    await page.addInitScript(translatePage, ' (tr)');
    for (const path of ['/', '/pricing', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('(tr)');
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
    }
  });
});
