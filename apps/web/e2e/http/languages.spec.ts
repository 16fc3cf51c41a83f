import {
  countCalls,
  expect,
  IN_CHROMIUM,
  join,
  type Page,
  PRERENDERED,
  signIn,
  storeBefore,
  test,
  toast,
} from '../fixtures';
import { CODE, hold } from '../hold';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const root = (page: Page) => page.locator('html');

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

async function choose(page: Page, menu: string, language: string) {
  await banner(page).getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

async function openIn(page: Page, locale: string) {
  const browser = page.context().browser()!;
  const context = await browser.newContext({ locale, baseURL: new URL(page.url()).origin });
  return { page: await context.newPage(), close: () => context.close() };
}

test(
  'a page is in German before its code has loaded, and shows no English',
  PRERENDERED,
  async ({ page }) => {
    await page.goto('/app.html');
    const german = await openIn(page, 'de-AT');
    const releaseTexts = await hold(german.page, '**/*.de.html');
    const releaseCode = await hold(german.page, CODE);
    await german.page.goto('/pricing', { waitUntil: 'commit' });
    await expect(root(german.page)).toHaveAttribute('lang', 'de');
    const title = german.page.locator('#root h1');
    await expect(title).toBeAttached();
    await expect(title).toBeHidden();
    releaseTexts();
    await expect(title).toBeVisible();
    await expect(title).toHaveText('Zahle für Bilder, nicht für Monate');
    await expect(german.page.getByRole('main')).not.toContainText('tokens for');
    await expect(german.page).toHaveTitle(/^Preise · /);
    releaseCode();
    await expect(banner(german.page).getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(title).toHaveText('Zahle für Bilder, nicht für Monate');
    await german.close();
  },
);

test(
  'a page that the browser translates before its code has loaded starts in English, without a toast',
  PRERENDERED,
  async ({ page }) => {
    const release = await hold(page, CODE);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    // What Chrome's translation into Japanese sets.
    await root(page).evaluate((html) => html.setAttribute('lang', 'ja-x-mtfrom-en'));
    release();
    await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await expect(toast(page)).toBeHidden();
  },
);

for (const [what, response] of [
  ['translation does not load', 'abort'],
  ['translation loads after the app', 'hold'],
] as const) {
  test(`a prerendered page whose German ${what} stays hidden, and the app renders it in German`, async ({
    page,
  }) => {
    await page.goto('/app.html');
    const german = await openIn(page, 'de');
    const releaseTexts = await hold(german.page, '**/*.de.html');
    if (response === 'abort') await german.page.route('**/*.de.html', (route) => route.abort());
    await german.page.goto('/pricing', { waitUntil: 'commit' });
    await expect(banner(german.page).getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(heading(german.page)).toHaveText('Zahle für Bilder, nicht für Monate');
    releaseTexts();
    await german.page.waitForLoadState('networkidle');
    await expect(heading(german.page)).toBeVisible();
    await expect(german.page).toHaveTitle(/^Preise · /);
    await german.close();
  });
}

test(
  'a chosen language is stored in the browser and the account, and applies in other tabs',
  { tag: ['@req:product.language-cached', IN_CHROMIUM.tag] },
  async ({ page, context }, info) => {
    const username = `speaker${info.repeatEachIndex}x${info.retry}`;
    await join(page, username);
    await page.goto('/gallery');
    const other = await context.newPage();
    await other.goto('/pricing');
    await expect(banner(other).getByRole('button', { name: username })).toBeVisible();
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await choose(page, 'Language', 'العربية');
    expect((await put).postDataJSON()).toEqual({ language: 'ar' });
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(heading(page)).toHaveText('المعرض');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar');
    await expect(root(other), 'the language of the other tab').toHaveAttribute('lang', 'ar');
    await page.reload();
    await expect(heading(page)).toHaveText('المعرض');

    const elsewhere = await openIn(page, 'en-GB');
    await signIn(elsewhere.page, username);
    await elsewhere.page.goto('/gallery');
    await expect(root(elsewhere.page), 'the language of the account').toHaveAttribute('lang', 'ar');
    expect(await stored(elsewhere.page), 'not stored in this browser').toBeNull();
    await elsewhere.close();
  },
);

test(
  'a language that came by the address is kept by links and reloads, until another is chosen',
  IN_CHROMIUM,
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'es', url: baseURL! }]);
    await page.goto('/?lng=fr');
    await expect(root(page)).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL('/');
    await banner(page).getByRole('link', { name: 'Tarifs' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.reload();
    await expect(root(page)).toHaveAttribute('lang', 'fr');
    await choose(page, 'Langue', 'Deutsch');
    await expect(heading(page)).toHaveText('Zahle für Bilder, nicht für Monate');
    for (const path of ['/pricing', '/pricing?lng=fr']) {
      await page.goto(path);
      await expect(root(page), path).toHaveAttribute('lang', 'de');
      await expect(page).toHaveURL('/pricing');
    }
    expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('de');
    const other = await context.newPage();
    await other.goto('/gallery');
    await expect(root(other), 'another tab').toHaveAttribute('lang', 'de');
    await page.goBack();
    await page.goBack();
    await expect(root(page), 'an earlier page').toHaveAttribute('lang', 'de');
  },
);

test('each call sends the chosen language, and the user is requested once', async ({ page }) => {
  await storeBefore(page, { i18nextLng: 'de' });
  const reads = countCalls(page, 'GET', '/api/user');
  await page.goto('/auth');
  const main = page.getByRole('main');
  const submitBy = async (button: string) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await main.getByRole('button', { name: button, exact: true }).click();
    return (await sent).headerValue('accept-language');
  };
  await expect(banner(page).getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await main.locator('input').nth(0).fill('demo');
  await main.locator('input').nth(1).fill('not the password');
  expect(await submitBy('Anmelden')).toBe('de');
  await choose(page, 'Sprache', 'العربية');
  await expect(root(page)).toHaveAttribute('lang', 'ar');
  expect(await submitBy('تسجيل الدخول')).toBe('ar');
  await page.waitForLoadState('networkidle');
  expect(reads).toHaveLength(1);
});

test(
  'of five quick choices the last one applies, on the page and in the account',
  IN_CHROMIUM,
  async ({ page }, info) => {
    const username = `hesitant${info.repeatEachIndex}x${info.retry}`;
    await join(page, username);
    await page.goto('/gallery');
    await expect(banner(page).getByRole('button', { name: username })).toBeVisible();
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON().language);
    });
    for (const language of ['Deutsch', 'français', 'español', 'हिन्दी', 'português']) {
      await banner(page).locator('[data-ui=language-menu]').click();
      await page.getByRole('menuitemradio', { name: language }).click();
    }
    await expect(root(page)).toHaveAttribute('lang', 'pt');
    await expect(heading(page)).toHaveText('Galeria');
    await expect.poll(() => sent.at(-1)).toBe('pt');
    const user = await (await page.request.get('/api/user')).json();
    expect(user.language).toBe('pt');
  },
);

test(
  'if texts do not load, the page stays in English, and the next choice requests them again',
  IN_CHROMIUM,
  async ({ page }) => {
    await page.goto('/gallery');
    await expect(heading(page)).toHaveText('Gallery');
    await page.route('**/assets/fetch-texts-*.js', (route) => route.abort());
    await choose(page, 'Language', 'Deutsch');
    await expect.poll(() => stored(page)).toBe('de');
    await expect(heading(page)).toHaveText('Gallery');
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await expect(toast(page)).toContainText('Could not load Deutsch');
    await page.unrouteAll();
    await choose(page, 'Language', 'Deutsch');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(heading(page)).toHaveText('Galerie');
    await expect(toast(page), 'the toast closes').toBeHidden();
  },
);

test(
  'a page that starts without the texts of its language shows a toast, and loads them when online',
  IN_CHROMIUM,
  async ({ page }) => {
    await storeBefore(page, { i18nextLng: 'de' });
    await page.route('**/assets/fetch-texts-*.js', (route) => route.abort());
    await page.goto('/gallery');
    await expect(toast(page)).toContainText('Could not load Deutsch');
    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Galerie');
    expect(await stored(page)).toBe('de');
  },
);

test('a screen whose texts do not load is shown in English with a toast', IN_CHROMIUM, async ({ page }) => {
  await storeBefore(page, { i18nextLng: 'de' });
  await page.goto('/gallery');
  await expect(heading(page)).toHaveText('Galerie');
  await page.route('**/assets/pricing-*.js', (route) => route.abort());
  await banner(page).getByRole('link', { name: 'Preise' }).click();
  await expect(heading(page)).toHaveText('Pay for pictures, not for months');
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await expect(toast(page)).toContainText('Deutsch');
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText('Zahle für Bilder, nicht für Monate');
  await expect(toast(page), 'the toast closes').toBeHidden();
});

for (const hostile of ['<script>', '../../etc', 'constructor', 'x'.repeat(10_000), '%00', 'cimode']) {
  test(`the unknown language ${hostile.slice(0, 20)} is ignored`, async ({ page }) => {
    await storeBefore(page, { i18nextLng: hostile });
    await page.goto(`/pricing?lng=${encodeURIComponent(hostile.slice(0, 1000))}`);
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await expect(heading(page)).toHaveText('Pay for pictures, not for months');
  });
}
