import { readFileSync } from 'node:fs';
import { directionOf, LANGUAGES, type Language } from '@product/domain';
import { english } from '@product/ui/english';
import { PAGES } from '../../static-pages/pages.ts';
import { BRAND, countCalls, expect, join, type Page, PRERENDERED, storeBefore, test } from '../fixtures';
import { CODE, hold } from '../hold';
import { serveInPieces } from '../in-pieces';

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the layout shifts since the page load. */
const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

function wordsIn(language: Language) {
  if (language === 'en') return english.shell;
  const file = new URL(`../../../../packages/ui/src/locales/${language}.json`, import.meta.url);
  const { shell } = JSON.parse(readFileSync(file, 'utf8')) as { shell: { pricing: string; login: string } };
  return shell;
}

const VISITS = LANGUAGES.flatMap((language) =>
  // Every page in one language of each direction, and the home page, which has the most text, in every language.
  PAGES.filter(({ path }) => path === '/' || ['en', 'ar'].includes(language)).map(
    ({ path }) => [path, language] as const,
  ),
);

for (const [path, language] of VISITS) {
  const details = path === '/' ? {} : PRERENDERED;
  test(
    `${path} is visible in "${language}" before its code has loaded, and is hydrated without changes`,
    details,
    async ({ page }) => {
      const words = wordsIn(language);
      await storeBefore(page, { i18nextLng: language });
      const errors: string[] = [];
      page.on('console', (message) => {
        // For a visitor GET /api/user answers 401, which the browser logs as an error.
        if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text());
      });
      await watchShifts(page);
      const release = await hold(page, CODE);
      await page.goto(path, { waitUntil: 'commit' });
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: words.pricing })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      const before = await banner.elementHandle();
      const headings = await page.locator('main :is(h1, h2)').allTextContents();
      if (headings.length > 0) await expect(page).toHaveTitle(/\S · \S/);
      release();
      await expect(banner.getByRole('button', { name: words.login })).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(/\S · \S/);
      if (headings.length > 0) expect(headings).toContain(await heading.textContent());
      expect(await before!.evaluate((element) => element.isConnected), 'the same header').toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(0.01);
      expect(errors).toEqual([]);
    },
  );
}

test('code and lazy images are fetched after the first paint', async ({ page }) => {
  const release = await hold(page, '**/cyberpunk-*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  const first = page.locator('img[loading=eager]').first();
  const { loadedAt, nextStart } = await first.evaluate((img: HTMLImageElement) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const rest = files.filter(
      ({ name }) => /\/assets\/.*\.(js|avif|jpg)$/.test(name) && name !== img.currentSrc,
    );
    return {
      loadedAt: files.find(({ name }) => name === img.currentSrc)!.responseEnd,
      nextStart: Math.min(...rest.map(({ startTime }) => startTime)),
    };
  });
  expect(nextStart).toBeGreaterThan(loadedAt);
});

for (const theme of ['light', 'dark']) {
  test(
    `the stored theme applies before the app has loaded: ${theme}`,
    { tag: [PRERENDERED.tag, '@req:limits.theme-key'] },
    async ({ page }) => {
      await page.route(CODE, (route) => route.abort());
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await storeBefore(page, { theme });
      await page.goto('/pricing', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveClass(theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    },
  );
}

for (const [path, cut] of [
  ['/auth', 0.5],
  ['/pricing', 0.3],
] as const) {
  test(
    `${path} that arrives in two parts is shown when it is complete, without layout shift`,
    PRERENDERED,
    async ({ page, baseURL }) => {
      const site = await serveInPieces(baseURL!, cut);
      await watchShifts(page);
      await page.goto(site.address + path);
      const times = () =>
        page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return { loadedAt: navigation!.responseEnd, paintedAt: paint?.startTime ?? 0 };
        });
      await expect.poll(async () => (await times()).paintedAt).toBeGreaterThan(0);
      const { loadedAt, paintedAt } = await times();
      expect(paintedAt).toBeGreaterThan(loadedAt);
      expect(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(0.01);
      site.close();
    },
  );
}

test('a late typeface causes no layout shift', PRERENDERED, async ({ page }) => {
  await watchShifts(page);
  const release = await hold(page, '**/*.woff2');
  await page.goto('/pricing', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  const lines = () =>
    heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return JSON.stringify([...range.getClientRects()]);
    });
  const before = await lines();
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  release();
  await fetched;
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  expect(await lines()).toBe(before);
  expect(await shiftOf(page), 'layout shift').toBe(0);
});

test(
  'bold text is bolder than semibold, and its file is fetched when a page uses it',
  PRERENDERED,
  async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) files.push(request.url());
    });
    await page.goto('/pricing');
    await page.evaluate(() => document.fonts.ready);
    expect(files).toHaveLength(1);
    const widths = await page.evaluate(async () => {
      const line = document.createElement('span');
      line.textContent = 'Describe it. See it.';
      // Out of the flow a block is as wide as its text.
      line.style.position = 'absolute';
      document.querySelector('main')?.append(line);
      const widthOf = async (weight: string) => {
        await document.fonts.load(`${weight} 16px ${getComputedStyle(line).fontFamily}`);
        line.style.fontWeight = weight;
        return line.getBoundingClientRect().width;
      };
      return [await widthOf('400'), await widthOf('600'), await widthOf('700')] as const;
    });
    expect(widths[1]).toBeGreaterThan(widths[0]);
    expect(widths[2]).toBeGreaterThan(widths[1]);
    expect(files).toHaveLength(2);
  },
);

test(
  'a page is readable without JavaScript, and its links work',
  PRERENDERED,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Describe it. See it.');
    await expect(page.getByRole('heading', { name: 'What your tokens buy' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await context.close();
  },
);

/** The name of the header's Theme button, which only the app renders. */
const THEME = { en: 'Theme', de: 'Design' } as const;

for (const language of ['en', 'de'] as const) {
  test(
    `a page prerendered in "${language}" shows the year of the user's clock, also after hydration`,
    PRERENDERED,
    async ({ page }) => {
      await page.clock.setFixedTime('2031-06-01T12:00:00Z');
      const errors: string[] = [];
      page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
      const release = await hold(page, CODE);
      await page.goto(`/legal/terms?lng=${language}`, { waitUntil: 'commit' });
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(`© 2031 ${BRAND}`);
      release();
      await expect(page.getByRole('banner').getByRole('button', { name: THEME[language] })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(footer).toContainText(`© 2031 ${BRAND}`);
      expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
    },
  );
}

test('a prerendered page shows the data of the signed-in user', async ({ page }) => {
  await join(page, 'first-paint');
  await page.goto('/pricing?from=a-letter');
  await expect(page.getByRole('banner').getByText(/^\d+ tokens?$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Buy Pro' })).toHaveAttribute(
    'href',
    '/buy-tokens?package=pro',
  );
});

for (const [path, forVisitors, arrives] of [
  ['/auth', 'form', '/'],
  ['/gallery', '[data-ui=gallery-skeleton]', '/gallery'],
] as const) {
  test(
    `a signed-in user sees the frame of ${path} at once, and no content for visitors`,
    PRERENDERED,
    async ({ page }, info) => {
      const username = `no-visitor${info.repeatEachIndex}x${info.retry}${path.replace('/', '-')}`;
      await join(page, username);
      await page.goto('/pricing');
      await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
      const release = await hold(page, CODE);
      await page.addInitScript((selector) => {
        const shown = ((window as unknown as { shown: string[] }).shown = []) as string[];
        const scan = () => {
          const root = document.querySelector('[data-prerendered]');
          const part = root?.querySelector(`main ${selector}`);
          if (part?.checkVisibility({ visibilityProperty: true })) shown.push(part.outerHTML);
          requestAnimationFrame(scan);
        };
        scan();
      }, forVisitors);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(`main ${forVisitors}`)).toBeAttached();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
      release();
      await expect(page).toHaveURL(arrives);
      await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([]);
    },
  );
}

test(
  "the gallery's first images are visible before its code has loaded, and nothing is requested twice",
  PRERENDERED,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const release = await hold(page, CODE);
    await page.goto('/gallery', { waitUntil: 'commit' });
    const place = page.locator('[data-ui=gallery-skeleton-media]').first();
    await expect(place).toHaveCSS('background-image', /^url\(/);
    const where = await place.boundingBox();
    release();
    const picture = page.getByRole('article').first().locator('[data-ui=media-frame]');
    await expect(picture).toHaveAttribute('data-status', 'ready');
    expect(await picture.boundingBox(), 'the picture has not moved').toEqual(where);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path === '/api/gallery')).toHaveLength(1);
    const media = requested.filter((path) => path.includes('/media/'));
    expect(media).toEqual([...new Set(media)]);
  },
);

test('the gallery is requested once, also if the visitor turns out to be signed in', async ({
  page,
}, info) => {
  const username = `after-all${info.repeatEachIndex}x${info.retry}`;
  await join(page, username);
  const calls = countCalls(page, 'GET', '/api/gallery');
  const release = await hold(page, '**/api/gallery');
  await page.goto('/gallery');
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
  await expect(page.getByText('Nothing on your wall yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Community' }).click();
  await expect(page.getByText('Loading creations...')).toBeVisible();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a failed prefetch of the list is shown as an error, and can be retried', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/gallery', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto('/gallery');
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a link to the registration form does not show the login form first', PRERENDERED, async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/auth?tab=register', { waitUntil: 'commit' });
  await expect(page.locator('main form')).toBeAttached();
  await expect(page.locator('main form')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});
