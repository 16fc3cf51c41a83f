import { expect } from '@playwright/test';
import { test } from './consumer';
import { differences, groundOf, hostLooks, looks } from './looks';

test('the log-in dialog opens, checks what is typed, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();

  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(await looks(dialog, 'border-radius', 'max-width', 'position')).toEqual(['20px', '425px', 'fixed']);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enter' })).toBeFocused();
});

test('the cards are there, with their looks and pictures', async ({ page }) => {
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter' });
  expect(await looks(enter, 'border-radius', 'padding-left', 'min-height', 'font-weight')).toEqual([
    '10px',
    '16px',
    '40px',
    '500',
  ]);
  expect(await groundOf(enter)).toEqual([102, 54, 241]);

  const creation = page.getByRole('article', { name: /Harbour at dawn/ });
  const title = creation.getByRole('heading', { name: 'Harbour at dawn' });
  expect(await looks(title, 'font-size', 'font-weight')).toEqual(['16px', '600']);
  const picture = await creation.getByRole('img').boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(5 / 4, 1);

  const pack = page.getByRole('article', { name: 'Hobby' });
  const buy = pack.getByRole('link', { name: /Buy/ });
  expect(await looks(buy, 'display', 'border-radius', 'text-decoration-line')).toEqual([
    'flex',
    '10px',
    'none',
  ]);
  expect(await looks(pack.getByRole('list'), 'list-style-type', 'padding-left')).toEqual(['none', '0px']);

  const tiles = page.getByRole('radiogroup', { name: 'Style' }).locator('img');
  await expect(tiles).toHaveCount(8);
  await expect
    .poll(() => tiles.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)))
    .toEqual(Array<number>(8).fill(320));
});

test("the host's own elements look as they do without us", async ({ page, plain }) => {
  await page.goto(plain);
  const before = await hostLooks(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
  expect(before.length).toBeGreaterThan(10_000);
  expect(differences(before, await hostLooks(page))).toEqual([]);
});
