import { expect } from '@playwright/test';
import { PASSWORD_MIN_LENGTH } from '@product/domain';
import { translatePage } from '../../apps/web/src/testing/translate-page';
import { test } from './consumer';
import { differences, expectTiles, hostLooks, looks, tokenAs } from './looks';

/** Properties that an element does not inherit from the card around it. */
const INSIDE: [selector: string, ...properties: string[]][] = [
  ['h1', 'font-size', 'font-weight', 'margin-top'],
  ['p', 'margin-bottom'],
  ['a', 'text-decoration-line', 'text-decoration-style'],
  ['ul', 'list-style-type', 'padding-left'],
  ['button', 'background-color', 'border-top-width', 'padding-left', 'cursor'],
  ['button[disabled]', 'cursor'],
  ['input', 'border-top-width', 'border-top-style'],
  ['svg', 'stroke-width'],
];

test('the login dialog opens, validates input, and returns the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();

  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText(`Password must be at least ${PASSWORD_MIN_LENGTH} characters`)).toBeVisible();
  const corners = await tokenAs(page, 'border-radius', '--ui-radius-lg');
  expect(await looks(dialog, 'border-radius', 'position')).toEqual([corners, 'fixed']);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enter' })).toBeFocused();
});

test('in a page that the browser translates, buttons load and a dialog validates', async ({ page }) => {
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter' });
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  // A server's HTML is hydrated by then.
  await expect(async () => {
    await enter.click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.evaluate(translatePage, '');

  const work = page.getByRole('button', { name: 'Work' });
  await expect(work.locator('font font')).toHaveText('Work');
  for (const round of [1, 2]) {
    await work.click();
    await expect(work, `round ${round}`).toHaveAttribute('aria-busy', 'true');
    await expect(work).toContainText('Work');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(work).not.toHaveAttribute('aria-busy');
    await expect(work).toHaveText('Work');
  }

  await enter.click();
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the cards have their styles and pictures', async ({ page }) => {
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter' });
  const corners = await tokenAs(page, 'border-radius', '--ui-radius-sm');
  const accent = await tokenAs(page, 'background-color', '--ui-accent');
  expect(await looks(enter, 'border-radius', 'background-color')).toEqual([corners, accent]);

  const creation = page.getByRole('article', { name: /Harbour at dawn/ });
  const title = creation.getByRole('heading', { name: 'Harbour at dawn' });
  const small = await tokenAs(page, 'font-size', '--ui-text-sm');
  expect(await looks(title, 'font-size', 'font-weight')).toEqual([small, '600']);
  const picture = await creation.getByRole('img').boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(5 / 4, 1);

  const pack = page.getByRole('article', { name: 'Hobby' });
  const ink = await tokenAs(page, 'color', '--ui-ink');
  expect(await looks(pack.getByRole('heading'), 'color')).toEqual([ink]);
  const buy = pack.getByRole('link', { name: /Buy/ });
  const bought = await looks(buy, 'display', 'border-radius', 'text-decoration-line');
  expect(bought).toEqual(['flex', corners, 'none']);
  expect(await looks(pack.getByRole('list'), 'list-style-type', 'padding-left')).toEqual(['none', '0px']);
  await expectTiles(page);
});

test("the host's own elements have the same styles with and without the library", async ({ page, plain }) => {
  await page.goto(plain);
  const before = await hostLooks(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
  expect(before.length).toBeGreaterThan(10_000);
  expect(differences(before, await hostLooks(page))).toEqual([]);
});

test('elements of the host inside a card keep their own styles', async ({ page, plain }) => {
  const own = () =>
    Promise.all(
      INSIDE.map(([selector, ...properties]) =>
        looks(page.locator(`#inside ${selector}`).first(), ...properties),
      ),
    );
  await page.goto(plain);
  const before = await own();
  await page.goto('/');
  expect(await own()).toEqual(before);
});
