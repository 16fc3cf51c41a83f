import { IN_CHROMIUM, expect, follow, logIn, test } from '../fixtures';

test('over HTTP there is no service worker, and scripts cannot read the session cookie', async ({
  page,
  context,
}) => {
  await logIn(page, 'subscriber');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await context.cookies()).toMatchObject([{ name: 'session', httpOnly: true, sameSite: 'Lax' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.reload();
  await expect(page.getByRole('button', { name: 'subscriber' })).toBeVisible();
});

test('a picture is loaded from the origin of the page', async ({ page, baseURL }) => {
  await page.goto('/gallery');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect(await picture.getAttribute('src')).toMatch(`${baseURL}/api/__mock/media/`);
});

test('two browsers have separate sessions', IN_CHROMIUM, async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await logIn(page, 'admin');
  await logIn(other, 'subscriber');
  await page.reload();
  await expect(page.getByRole('button', { name: 'admin' })).toBeVisible();
  await follow(other, 'Gallery');
  await expect(other.getByRole('button', { name: 'subscriber' })).toBeVisible();
});
