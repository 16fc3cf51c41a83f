import outcomes from '../../src/i18n/locales/en/outcomes';
import { card, countCalls, expect, follow, join, logOut, test, toast, type Page } from '../fixtures';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click();

/** Longest time until the user gets feedback. */
const SOON_MS = 1_000;

interface ShownToast {
  text: string;
  /** Milliseconds since the last click. */
  after: number;
}

async function recordToasts(page: Page) {
  await page.addInitScript(() => {
    const toasts: ShownToast[] = ((window as Window & { toasts?: ShownToast[] }).toasts = []);
    let pressedAt = Number.NaN;
    let shown = '';
    addEventListener('click', () => (pressedAt = performance.now()), { capture: true });
    new MutationObserver(() => {
      const text = document.querySelector('[data-ui=toast]')?.textContent ?? '';
      if (text && text !== shown) toasts.push({ text, after: performance.now() - pressedAt });
      shown = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Asserts that an action sends one request and shows the failure's texts within `SOON_MS`. */
async function expectFailure(
  page: Page,
  call: readonly [method: string, path: string | RegExp],
  words: readonly string[],
  act: () => Promise<void>,
) {
  const calls = countCalls(page, ...call);
  await act();
  for (const text of words) await expect(toast(page)).toContainText(text);
  const shown = await page.evaluate(() => (window as Window & { toasts?: ShownToast[] }).toasts?.at(-1));
  expect(shown?.text).toContain(words[0]);
  expect.soft(shown?.after, `${words[0]}: milliseconds after the press`).toBeLessThan(SOON_MS);
  expect(calls, 'one press, one request').toHaveLength(1);
}

test('offline, a login fails at once, and succeeds later without a reload', async ({ page, context }) => {
  await recordToasts(page);
  await page.goto('/auth');
  await main(page).getByLabel('Email or username').fill('admin');
  await main(page).getByLabel('Password', { exact: true }).fill('password');
  await context.setOffline(true);
  const logIn = () => main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expectFailure(page, ['POST', '/api/login'], ['Login failed', 'Invalid email or password'], logIn);

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username', { exact: true }).fill('nobody');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-one');
  await page.getByLabel('Confirm password').fill('secret-one');
  const words = ['Registration failed', 'Could not create account. Please try again.'];
  await expectFailure(page, ['POST', '/api/register'], words, press(page, 'Start 7-day free trial'));

  await context.setOffline(false);
  await page.getByRole('tab', { name: 'Login' }).click();
  await main(page).getByLabel('Email or username').fill('admin');
  await main(page).getByLabel('Password', { exact: true }).fill('password');
  await logIn();
  await expect(banner(page).getByRole('button', { name: 'admin' })).toBeVisible();
});

test('offline, each action of a user fails at once with its own message, and works again online', async ({
  page,
  context,
}, info) => {
  test.slow();
  await recordToasts(page);
  const { id } = await join(page, `offline${info.repeatEachIndex}x${info.retry}`);
  const data = {
    userId: id,
    title: 'Storm light',
    prompt: 'A storm',
    imageUrl: '/favicon.svg',
    style: 'sketch',
    aspectRatio: '1:1',
    mediaType: 'image',
    isPublic: false,
    metadata: { quality: 'hd' },
  };
  await page.request.post('/api/creations', { data, failOnStatusCode: true });
  await page.route('**/api/creations', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/gallery');

  await test.step('the gallery', async () => {
    await expect(main(page).getByText('Error loading your creations')).toBeVisible();
    await context.setOffline(true);
    const calls = countCalls(page, 'GET', '/api/creations');
    await press(page, 'Try Again')();
    await expect(main(page).getByText('Error loading your creations')).toBeVisible();
    await context.setOffline(false);
    expect(calls, 'no automatic retry').toHaveLength(1);
    await press(page, 'Try Again')();
    await expect(card(page, 'Storm light')).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  await test.step('edit and delete', async () => {
    await card(page, 'Storm light').getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('Calm light');
    await context.setOffline(true);
    const notUpdated = ['Update Failed', 'Failed to update your creation.'];
    const path = /^\/api\/creations\/./;
    await expectFailure(page, ['PUT', path], notUpdated, press(page, 'Save Changes'));
    await context.setOffline(false);
    await press(page, 'Save Changes')();
    await expect(card(page, 'Calm light')).toBeVisible();

    await card(page, 'Calm light').getByRole('button', { name: 'Delete' }).click();
    const remove = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await context.setOffline(true);
    await expectFailure(page, ['DELETE', path], ['Delete Failed', 'Failed to delete your creation.'], remove);
    await context.setOffline(false);
    await remove();
    await expect(card(page, 'Calm light')).toBeHidden();
  });

  await test.step('generate', async () => {
    await follow(page, 'Create');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A red lighthouse over a stormy sea');
    await context.setOffline(true);
    const words = ['Generation Failed', 'Failed to generate content. Please try again.'];
    await expectFailure(page, ['POST', '/api/generate'], words, press(page, 'Generate'));
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
      'A red lighthouse over a stormy sea',
    );
    await context.setOffline(false);
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  await test.step('save', async () => {
    await press(page, 'Save to Gallery')();
    const dialog = page.getByRole('dialog', { name: 'Save to Gallery' });
    await dialog.getByLabel('Title').fill('Red light');
    await context.setOffline(true);
    const words = Object.values(outcomes.creations.save.failure);
    await expectFailure(page, ['POST', '/api/creations'], words, press(page, 'Save'));
    await context.setOffline(false);
    await press(page, 'Save')();
    await expect(dialog).toBeHidden();
  });

  await test.step('log out', async () => {
    await context.setOffline(true);
    await expectFailure(page, ['POST', '/api/logout'], ['Logout failed'], () => logOut(page));
    await expect(banner(page).getByRole('button', { name: 'Log Out' })).toBeEnabled();
    await context.setOffline(false);
    await logOut(page);
    await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  });
});
