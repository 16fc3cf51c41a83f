import { BRAND, countCalls, expect, join, signIn, test, type Page } from '../fixtures';
import { CODE, hold } from '../hold';

const works = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Open (?!the gallery)/ });
const titleTop = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.getBoundingClientRect().top);

/** Where the pitch is in the prerendered page, before its code runs, and when everything has arrived. */
async function pitchDuringLoad(page: Page, isThere: () => Promise<void>) {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const before = await titleTop(page);
  release();
  await isThere();
  return [before, await titleTop(page)];
}

test('the home page shows a creator the last creations, in whose place the pitch never was', async ({
  page,
}) => {
  await signIn(page, 'demo');
  await page.goto('/');
  await expect(works(page)).toHaveCount(6);
  const [before, after] = await pitchDuringLoad(page, () => expect(works(page)).toHaveCount(6));
  expect(after).toBe(before);
  const name = (await works(page).first().textContent())?.replace('Open ', '');
  await works(page).first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(works(page)).toHaveCount(0);
});

test('the pitch does not move for a newcomer either, with and without a draft', async ({ page }) => {
  const username = `freshman${test.info().repeatEachIndex}${test.info().retry}`;
  await join(page, username);
  const user = page.getByRole('banner').getByRole('button', { name: username });
  await page.goto('/');
  await expect(user).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [before, after] = await pitchDuringLoad(page, () => expect(user).toBeVisible());
  expect(after).toBe(before);

  await page.goto('/generate');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lake at dusk');
  await page.getByRole('banner').getByRole('link', { name: BRAND }).click();
  const draft = page.getByRole('link', { name: 'Continue A lake at dusk' });
  await expect(draft).toBeVisible();
  const withDraft = await pitchDuringLoad(page, () => expect(draft).toBeVisible());
  expect(withDraft[1]).toBe(withDraft[0]);
  await draft.click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A lake at dusk');
});

test('a visitor loads nothing of it', async ({ page }) => {
  const lists = countCalls(page, 'GET', '/api/creations');
  const code = countCalls(page, 'GET', /last-work/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect([...lists, ...code]).toEqual([]);
});
