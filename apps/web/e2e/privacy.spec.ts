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
  await expect(page.getByRole('tabpanel').getByText('Loading creations...')).toBeAttached();
  await logOut(page);
  await logInFromHeader(page, 'newcomer@example.com');
  await follow(page, 'Gallery');
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await letGo();
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

/** All that a browser may keep of its own accord. What is liked is numbers of pictures, by the number of a person. */
const KEPT = /^(theme|scroll|i18nextLng|likes:[\w-]+)$/;

test('nothing of a person is left in the browser after logout', async ({ page, context }) => {
  await logIn(page, 'demo');
  const [title = ''] = await titlesOfDemo(page);
  await card(page, title).getByRole('button', { name: 'Like' }).click();
  await follow(page, 'Create');
  await page.getByLabel('Prompt').fill('My secret garden');
  await logOut(page);
  await expect(toast(page)).toContainText('You have been successfully logged out.');
  await expect(page.getByRole('heading', { level: 1, name: /Describe it/ })).toBeVisible();
  const left = await page.evaluate(async () => ({
    stored: { ...localStorage, ...sessionStorage },
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    cookie: document.cookie,
    state: JSON.stringify(history.state),
  }));
  expect(Object.keys(left.stored).filter((key) => !KEPT.test(key))).toEqual([]);
  expect(left).toMatchObject({ caches: [], databases: [], cookie: '' });
  expect(JSON.stringify(left)).not.toMatch(/secret garden|demo|password/);
  expect(
    (await context.cookies()).map(({ name }) => name),
    'the session has ended',
  ).toEqual([]);
  await expect(page.getByText('My secret garden')).toHaveCount(0);
});

test('what knows a person goes to the API only: where a picture comes from gets no session and no page', async ({
  page,
  baseURL,
}) => {
  const elsewhere: Record<string, string>[] = [];
  await page.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      elsewhere.push(await route.request().allHeaders());
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      });
    },
  );
  await logIn(page, 'admin');
  const result = { mediaUrl: 'https://media.example/1.jpg', mediaType: 'image' };
  await page.route('**/api/generate', (route) => route.fulfill({ json: result }));
  await follow(page, 'Create');
  await page.getByLabel('Prompt').fill('A storm');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.poll(() => elsewhere.length, 'the picture alone').toBe(1);
  for (const name of ['cookie', 'authorization', 'referer']) {
    expect(elsewhere[0]).not.toHaveProperty(name);
  }
});
