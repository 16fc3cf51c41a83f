import { card, expect, storeBefore, test, type Page } from '../fixtures';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock API' });

async function openPanel(page: Page) {
  await expect(page.getByRole('button', { name: /^Mock API/ })).toBeAttached();
  await page.keyboard.press('F9');
  await expect(panel(page)).toBeVisible();
}

/** What a copied file does with the page: its statements, as a function. */
function toFunction(
  journey: string,
): (...fixtures: [Page, typeof expect, typeof storeBefore]) => Promise<void> {
  const statements = /async \(\{ page \}\) => \{\n(.*)\}\);\n$/s.exec(journey)?.[1] ?? '';
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  return new AsyncFunction('page', 'expect', 'storeBefore', statements) as never;
}

test('a copied journey repeats what was set and done, and a saved world opens elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  // The clipboard refuses.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.goto('/gallery?scenario=creator');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.evaluate(async () => {
    const [{ id }] = await (await fetch('/api/creations')).json();
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/creations/${id}`, {
      method: 'PUT',
      headers,
      body: '{"title":"Kept in a file","isPublic":true}',
    });
  });

  await page.goto('/gallery?language=ar&theme=dark&now=2030-01-05T09:00:00Z');
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('searchbox').fill('Kept in no file');
  const nothing = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
  await openPanel(page);
  await panel(page).getByLabel('Fault', { exact: true }).selectOption('F48');
  await panel(page).getByRole('button', { name: 'Add fault' }).click();
  await panel(page).getByRole('button', { name: 'Copy as journey' }).click();
  const journey = await panel(page).getByRole('textbox', { name: 'Text to copy' }).inputValue();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await toFunction(journey)(other, expect, storeBefore);
  await expect(other.locator('html')).toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(other.getByRole('searchbox')).toHaveValue('Kept in no file');
  await expect(other.getByText(nothing).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Mock API (F9), active faults: 1' })).toBeVisible();

  const [download] = await Promise.all([
    other.waitForEvent('download'),
    openPanel(other).then(() => panel(other).getByRole('button', { name: 'Save world' }).click()),
  ]);
  const third = await (await browser.newContext({ baseURL })).newPage();
  await third.goto('/gallery?scenario=visitor');
  await openPanel(third);
  await Promise.all([
    third.waitForEvent('load'),
    panel(third)
      .getByLabel('Load world')
      .setInputFiles(await download.path()),
  ]);
  await expect(card(third, 'Kept in a file')).toBeVisible();
});
