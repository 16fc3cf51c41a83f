import { expect } from '@playwright/test';
import { test } from './consumer';

test('the server renders the components, and names no file of its own', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const words of ['Harbour at dawn', 'Hobby', 'Enter']) expect(html).toContain(words);
  expect(html).not.toContain('file:');
});

test("a link of the library is the host's router link, and does not reload the page", async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: /Buy/ }).click();
  await expect(page).toHaveURL(/\/bought$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
