import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './consumer';

const looks = (element: Locator, ...properties: string[]) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);

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
  expect(await looks(enter, 'background-color')).toEqual(['oklch(0.52 0.255 285)']);

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
  expect(Object.keys(before.elements).length).toBeGreaterThan(15);
  expect(await hostLooks(page)).toEqual(before);
});

test("a host's utilities win over our looks, and mean what they mean to the host", async ({
  page,
  tailwind,
}) => {
  test.skip(!tailwind, 'This host has no utilities.');
  await page.goto('/');
  const dressed = page.getByRole('button', { name: 'Ours, dressed by the host' });
  expect(await looks(dressed, 'background-color', 'color', 'padding-left', 'min-height')).toEqual([
    'rgb(0, 255, 0)',
    'rgb(255, 255, 0)',
    '50px',
    '40px',
  ]);
});

test('what a server renders is what the page shows', async ({ page, request, server }) => {
  test.skip(!server, 'This host renders in the browser only.');
  const html = await (await request.get('/')).text();
  for (const words of ['Harbour at dawn', 'Hobby', 'Enter']) expect(html).toContain(words);
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
  await page.goto('/');
  const shown = page.locator('img');
  await expect(shown).toHaveCount(9);
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(sources);
});

/** All that is computed for the host's elements, and its custom properties. The page's own length is ours to change. */
const hostLooks = (page: Page) =>
  page.evaluate(() => {
    const LENGTH = /^(height|block-size|perspective-origin|transform-origin)$/;
    const all = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const isPage = element === document.documentElement || element === document.body;
      return Object.fromEntries(
        [...style]
          .filter((name) => !name.startsWith('--') && !(isPage && LENGTH.test(name)))
          .map((name) => [name, style.getPropertyValue(name)]),
      );
    };
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    const elements = Object.fromEntries(
      own.flatMap((element, at) =>
        [undefined, '::before', '::placeholder', '::marker'].map((pseudo) => [
          `${at} ${element.localName}${pseudo ?? ''}`,
          all(element, pseudo),
        ]),
      ),
    );
    const names = [
      '--surface',
      '--accent',
      '--radius-sm',
      '--text-base',
      '--color-surface',
      '--spacing',
      '--font-sans',
    ];
    const root = getComputedStyle(document.documentElement);
    return { elements, properties: names.map((name) => [name, root.getPropertyValue(name)]) };
  });
