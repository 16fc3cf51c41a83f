import { expect } from '@playwright/test';
import { translatePage } from '../../apps/web/src/testing/translate-page';
import { test } from './consumer';
import { differences, hostLooks, looks, shown } from './looks';

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
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(await looks(dialog, 'border-radius', 'max-width', 'position')).toEqual(['20px', '425px', 'fixed']);

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
  expect(await looks(enter, 'border-radius', 'padding-left', 'min-height', 'font-weight')).toEqual([
    '10px',
    '16px',
    '40px',
    '500',
  ]);
  expect(await shown(enter, 'background-color')).toEqual([102, 54, 241]);

  const creation = page.getByRole('article', { name: /Harbour at dawn/ });
  const title = creation.getByRole('heading', { name: 'Harbour at dawn' });
  expect(await looks(title, 'font-size', 'font-weight')).toEqual(['14px', '600']);
  const picture = await creation.getByRole('img').boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(5 / 4, 1);

  const pack = page.getByRole('article', { name: 'Hobby' });
  expect(await shown(pack.getByRole('heading'), 'color')).toEqual([22, 22, 30]);
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
