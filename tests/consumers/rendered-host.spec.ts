import { expect } from '@playwright/test';
import { test } from './consumer';
import { expectTiles } from './looks';

/** The same app, rendered by Vite's bundle for servers and by Node without a bundler. */
const PATHS = ['/', '/node'];

for (const path of PATHS) {
  test(`at ${path} the HTML names no file of the server, and all pictures are shown`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get(path)).text()).not.toContain('file:');
    await page.goto(path);
    await expectTiles(page);
  });
}

test('a dialog and a menu keep a strict policy, and the page behind a dialog does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 300 });
  await page.goto('/strict');
  await page.getByRole('button', { name: 'Enter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('button', { name: 'ada' }).click();
  await expect(page.getByRole('menuitem', { name: 'Blog' })).toBeVisible();
});
