import { expect, test, type Page } from '../fixtures';
import { CODE } from '../hold';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not loaded completely' });
const appIsLoaded = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

const WAYS = {
  'on retry': (page: Page) => notice(page).getByRole('button', { name: 'Try Again' }).click(),
  'when the connection is back': async (page: Page) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
};

for (const [when, act] of Object.entries(WAYS)) {
  test(`an error is shown if code does not load, and it loads ${when}: input is kept`, async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    const prompt = page.getByRole('textbox', { name: 'Describe a picture' });
    await prompt.fill('A lighthouse in a storm');
    await page.unroute(CODE);
    await act(page);
    await appIsLoaded(page);
    await expect(notice(page)).toBeHidden();
    await expect(prompt).toHaveValue('A lighthouse in a storm');
  });
}

for (const path of ['/generate', '/legal/terms']) {
  test(`an error is shown on ${path} if an import of the entry does not load`, async ({ page }) => {
    await page.route('**/assets/base-*.js', (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    await page.unroute('**/assets/base-*.js');
    await notice(page).getByRole('button').press('Enter');
    await appIsLoaded(page);
    await expect(notice(page)).toBeHidden();
  });
}

test('if the code no longer exists, as after a deployment, a retry reloads the page', async ({ page }) => {
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await notice(page).getByRole('button').click();
  await reloaded;
});

test('offline, a failed retry leaves the page as it is', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  await page.context().setOffline(true);
  const failure = page.waitForEvent('requestfailed');
  await notice(page).getByRole('button').click();
  await failure;
  await expect(notice(page).getByRole('button')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Describe it/);
});

test('the error is in the language of the page', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/pricing?lng=ar', { waitUntil: 'commit' });
  const message = page.getByRole('alert');
  await expect(message.getByRole('paragraph')).toHaveText(/^لم يكتمل تحميل هذه الصفحة/);
  await expect(message).toHaveCSS('direction', 'rtl');
});
