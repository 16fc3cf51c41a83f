import { expect, test } from './fixtures';
import { CODE, hold } from './hold';

test('what is typed before the code is here is not lost', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const prompt = page.getByRole('textbox', { name: 'Describe a picture' });
  await prompt.fill('A lighthouse in a storm');
  letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(prompt).toHaveValue('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(
    'A lighthouse in a storm',
  );
});

test('a button that is pressed before the code is here is not dead', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  letGo();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('a tab that is pressed before the code is here opens, and what is typed stays', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill('me@example.com');
  await page.getByRole('tab', { name: 'Register' }).click();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue('me@example.com');
});

test('whoever scrolls before the code is here stays there', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const claim = page.getByRole('heading', { name: 'What a token makes' });
  await claim.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  expect(top).toBeGreaterThan(100);
  letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
});

test('a sentence that is sent off before the code is here arrives', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Describe a picture' }).fill('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  letGo();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the log-in form is there before its code, and keeps what is typed and sent', async ({ page }) => {
  const letGo = await hold(page, CODE);
  await page.goto('/auth', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Email or username').fill('demo');
  await main.getByLabel('Password', { exact: true }).fill('password');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  letGo();
  await expect(page.getByRole('banner').getByText(/^\d+ tokens?$/)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('whoever is in the form already when its code comes has the way home prepared like anybody', async ({
  page,
}) => {
  const letGo = await hold(page, CODE);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').focus();
  const home = page.waitForRequest(/\/assets\/landing\.screen-/);
  letGo();
  await home;
});
