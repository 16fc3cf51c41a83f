import { BRAND, IN_CHROMIUM, PRERENDERED, expect, test, type Locator, type Page } from '../fixtures';
import { CODE, hold } from '../hold';

test('input before hydration is kept', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const prompt = page.getByRole('textbox', { name: 'Describe a picture' });
  await prompt.fill('A lighthouse in a storm');
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(prompt).toHaveValue('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(
    'A lighthouse in a storm',
  );
});

for (const path of ['/pricing', '/pricing/']) {
  test(`a button press before hydration is replayed at ${path}`, PRERENDERED, async ({ page }) => {
    const release = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
    release();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });
}

test('a tab selected before hydration opens, and input is kept', PRERENDERED, async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill('me@example.com');
  await page.getByRole('tab', { name: 'Register' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue('me@example.com');
});

test('a search typed before hydration is kept', PRERENDERED, async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/gallery', { waitUntil: 'commit' });
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('rain');
  release();
  await expect(page).toHaveURL(/q=rain/);
  await expect(search).toHaveValue('rain');
});

test('the scroll position before hydration is kept, restored by Back, and not changed after a reload', async ({
  page,
}) => {
  const browse = page.getByRole('main').getByRole('link', { name: 'Browse the gallery' }).last();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const scrollTo = async (part: Locator) => {
    await part.scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(100);
    return await top();
  };
  const hydrate = async (release: () => void) => {
    release();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

  let release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const left = await scrollTo(browse);
  await hydrate(release);
  expect(await top()).toBe(left);

  await browse.click();
  await expect(page).toHaveTitle(`Gallery · ${BRAND}`);
  await page.goBack();
  await expect(page).toHaveTitle(/^Turn a sentence/);
  await expect.poll(top, 'by Back').toBe(left);

  release = await hold(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  const elsewhere = await scrollTo(page.getByRole('heading', { name: 'What your tokens buy' }));
  expect(elsewhere).not.toBe(left);
  await hydrate(release);
  expect(await top()).toBe(elsewhere);
});

for (const [when, goBack] of [
  ['still loads its screen', (page: Page) => page.goBack()],
  ['is mounting', (page: Page) => page.evaluate(goBackAtMount)],
] as const) {
  test(`Back while the app ${when} leads to the previous page`, IN_CHROMIUM, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await page.goto('/pricing');
    await page.evaluate(() => history.pushState(null, '', '/gallery'));
    const release = await hold(page, '**/assets/gallery.screen-*.js');
    const screen = page.waitForRequest('**/assets/gallery.screen-*.js');
    await page.reload({ waitUntil: 'commit' });
    await screen;
    await slowDown(page);
    await goBack(page);
    release();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(`Pricing · ${BRAND}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for pictures, not for months');
    expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
  });
}

const goBackAtMount = () => window.addEventListener('app-mount', () => history.back(), { once: true });

/** Slows the CPU down tenfold, so that a navigation happens while the app's current step is still running. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
}

test('a prompt submitted before hydration leads to the login', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Describe a picture' }).fill('A lighthouse in a storm');
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  release();
  await expect(page).toHaveURL(/\/auth$/);
});

test(
  'the login form is visible before its code has loaded, and a submit before hydration is sent',
  PRERENDERED,
  async ({ page }) => {
    const release = await hold(page, CODE);
    await page.goto('/auth', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel('Email or username').fill('demo');
    await main.getByLabel('Password', { exact: true }).fill('password');
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    release();
    await expect(page.getByRole('banner').getByText(/^\d+ tokens?$/)).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('focus in the form before hydration preloads the home screen', PRERENDERED, async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').focus();
  const home = page.waitForRequest(/\/assets\/landing\.screen-/);
  release();
  await home;
});
