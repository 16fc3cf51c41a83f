import { card, expect, follow, logIn, logOut, test, toast, type Page } from './fixtures';
import { holdNextAnswer } from './network';

/** Signs in without a new page, which would forget everything by itself. */
async function logInFromHeader(page: Page, email: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('password');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(toast(page)).toContainText('Welcome back');
}

async function titlesOfDemo(page: Page) {
  await follow(page, 'Gallery');
  await expect(page.getByRole('article')).toHaveCount(12);
  return page.getByRole('article').getByRole('heading').allTextContents();
}

async function expectNothingOf(page: Page, titles: string[]) {
  await follow(page, 'Gallery');
  await expect(page.getByRole('tab', { name: /^My Creations/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  for (const title of titles) await expect(card(page, title)).toHaveCount(0);
}

test("the next person never sees the previous one's creations", async ({ page }) => {
  await logIn(page, 'demo');
  const titles = await titlesOfDemo(page);
  await logOut(page);
  await logInFromHeader(page, 'newcomer@example.com');
  await expectNothingOf(page, titles);
});

test("the next person does not see them when the previous one's answer arrives late", async ({ page }) => {
  await logIn(page, 'demo');
  const letGo = await holdNextAnswer(page, 'GET', '/api/creations');
  await follow(page, 'Gallery');
  await expect(page.getByText('Loading creations...')).toBeAttached();
  await logOut(page);
  await logInFromHeader(page, 'newcomer@example.com');
  await follow(page, 'Gallery');
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await letGo();
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('nothing of a person is left in the browser after logout', async ({ page }) => {
  await logIn(page, 'demo');
  await follow(page, 'Create');
  await page.getByLabel('Prompt').fill('My secret garden');
  await logOut(page);
  await expect(toast(page)).toContainText('You have been successfully logged out.');
  const left = await page.evaluate(() => {
    const kept = Object.entries({ ...localStorage, ...sessionStorage });
    // The mock's world stands for the server: it is in this browser, but not the app's.
    return JSON.stringify(kept.filter(([key]) => !key.startsWith('mock-api:')));
  });
  expect(left).not.toMatch(/secret garden|demo@example\.com/);
  await expect(page.getByText('My secret garden')).toHaveCount(0);
});
