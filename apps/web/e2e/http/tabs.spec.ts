import { expect, follow, join, logOut, test, toast, type Page } from '../fixtures';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logInHere(page: Page, username: string) {
  // A tab behind another renders late in Firefox.
  await page.bringToFront();
  await page.getByLabel('Email or username').fill(username);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(banner(page).getByRole('button', { name: username })).toBeVisible();
}

/** The page's HTML and its web storage. */
const everythingIn = (page: Page) =>
  page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );

test('two tabs of one browser follow each other in, out and in the theme', async ({
  page,
  context,
}, info) => {
  const username = `tabs${info.repeatEachIndex}x${info.retry}`;
  await join(page, username);
  await context.clearCookies();
  const other = await context.newPage();
  const errors: Error[] = [];
  other.on('pageerror', (error) => errors.push(error));
  await other.goto('/auth');
  await page.goto('/auth');

  await test.step('log in', async () => {
    await logInHere(page, username);
    await expect(banner(other).getByRole('button', { name: username })).toBeVisible();
    await expect(other, 'the auth screen redirects a user').toHaveURL('/');
    await expect(toast(other), 'no toast for a login in another tab').toHaveCount(0);
  });

  await test.step('change the theme', async () => {
    await banner(page).getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(other.locator('html')).toHaveClass('dark');
    await banner(other).getByRole('button', { name: 'Theme' }).click();
    await expect(other.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await other.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveClass('light');
  });

  await test.step('log out, and no data is left in the other tab', async () => {
    await follow(other, 'Create');
    await other.getByRole('textbox', { name: 'Prompt' }).fill('My secret garden');
    await logOut(page);
    await expect(heading(other)).toHaveText('Login');
    await expect(banner(other).getByRole('button', { name: 'Login' })).toBeVisible();
    await expect.poll(() => everythingIn(other)).not.toMatch(new RegExp(`secret garden|${username}`));
  });

  await test.step('log in again, in the other tab', async () => {
    await logInHere(other, 'admin');
    await expect(banner(page).getByRole('button', { name: 'admin' })).toBeVisible();
    await follow(page, 'Create');
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  });

  expect(errors, 'uncaught errors').toEqual([]);
});

test('a log-in dialog that another tab has answered stays closed after a logout', async ({
  page,
  context,
}, info) => {
  const username = `answered${info.repeatEachIndex}x${info.retry}`;
  await join(page, username);
  await context.clearCookies();
  await page.goto('/pricing');
  await banner(page).getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toBeVisible();

  const other = await context.newPage();
  await other.goto('/auth');
  await logInHere(other, username);
  await page.bringToFront();
  await expect(dialog).toBeHidden();
  await logOut(page);
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
