import { card, expect, follow, logIn, logOut, test, toast, type Page } from '../fixtures';
import { BROWSER_KEYS, likesKey, namesBelow, TAB_KEYS } from '../../src/lib/stored';
import { holdNextAnswer } from '../network';

/** Logs in without a page load, which would clear the page's state by itself. */
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

async function expectNone(page: Page, titles: string[]) {
  await follow(page, 'Gallery');
  await expect(page.getByRole('tab', { name: /^My Creations/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  for (const title of titles) await expect(card(page, title)).toHaveCount(0);
}

test(
  "the next user never sees the previous user's creations",
  { tag: ['@req:auth.dialog-signs-in'] },
  async ({ page }) => {
    await logIn(page, 'demo');
    const titles = await titlesOfDemo(page);
    await logOut(page);
    await logInFromHeader(page, 'newcomer@example.com');
    await expectNone(page, titles);
  },
);

test('a late response for the previous user is not shown to the next user', async ({ page }) => {
  await logIn(page, 'demo');
  // The home page requests the list too, and may receive it before the response is held.
  await page.goto('/pricing');
  const release = await holdNextAnswer(page, 'GET', '/api/creations');
  await follow(page, 'Gallery');
  await expect(page.getByRole('tabpanel').getByText('Loading creations...')).toBeAttached();
  await logOut(page);
  await logInFromHeader(page, 'newcomer@example.com');
  await follow(page, 'Gallery');
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await release();
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

/** The storage keys that may remain after a logout: those of the browser and the tab, and the user's likes. */
const keptAfter = (id: number) =>
  [BROWSER_KEYS.theme, BROWSER_KEYS.language, BROWSER_KEYS.firstSteps, TAB_KEYS.scroll, likesKey(id)].map(
    namesBelow('/'),
  );

test(
  'no data of a user is left in the browser after a logout',
  { tag: ['@req:generate.draft'] },
  async ({ page, context }) => {
    await logIn(page, 'demo');
    const { id } = await (await page.request.get('/api/user')).json();
    const mine = await (await page.request.get('/api/creations')).json();
    const [title = ''] = await titlesOfDemo(page);
    await card(page, title).getByRole('button', { name: 'Like' }).click();
    await follow(page, 'Create');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('My secret garden');
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
    expect(keptAfter(id)).toEqual(expect.arrayContaining(Object.keys(left.stored)));
    const [likes] = JSON.parse(left.stored[namesBelow('/')(likesKey(id))] ?? '[]');
    expect(
      mine.map((creation: { id: number }) => String(creation.id)),
      'only the id of a picture',
    ).toContain(likes);
    expect(left).toMatchObject({ caches: [], databases: [], cookie: '' });
    expect(JSON.stringify(left)).not.toMatch(/secret garden|demo|password/);
    expect(
      (await context.cookies()).map(({ name }) => name),
      'the session has ended',
    ).toEqual([]);
    await expect(page.getByText('My secret garden')).toHaveCount(0);
  },
);

test('likes of a user are shown neither to the next user of the browser nor to a visitor', async ({
  page,
}) => {
  const goToCommunity = async () => {
    await follow(page, 'Gallery');
    await page.getByRole('tab', { name: 'Community' }).click();
  };
  /** Waits for the navigation of the logout, which would replace a navigation started before. */
  const logOutToHome = async () => {
    await logOut(page);
    await expect(page).toHaveURL('/');
  };
  await logIn(page, 'demo');
  await goToCommunity();
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  const like = card(page, title).first().getByRole('button', { name: 'Like' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await logOutToHome();
  await goToCommunity();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await logInFromHeader(page, 'newcomer@example.com');
  await goToCommunity();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await logOutToHome();
  await logInFromHeader(page, 'demo@example.com');
  await goToCommunity();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('cookies, authorization and referrer are not sent to the origin of a picture', async ({
  page,
  baseURL,
}) => {
  const externalHeaders: Record<string, string>[] = [];
  await page.route(
    ({ origin }) => origin !== baseURL,
    async (route) => {
      externalHeaders.push(await route.request().allHeaders());
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
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A storm');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.poll(() => externalHeaders.length, 'the picture alone').toBe(1);
  for (const name of ['cookie', 'authorization', 'referer']) {
    expect(externalHeaders[0]).not.toHaveProperty(name);
  }
});
