import { LANGUAGES, type Language } from '@product/domain';
import { expectAccessible, expectNoCutWord, expectNoSidewaysScroll } from './accessible';
import { expect, PROTECTED, signIn, test, type Page } from './fixtures';

/** The gate asks for the other direction, which breaks most; `npm run test:languages` for all. */
const SPOKEN: readonly Language[] = process.env['EVERY_LANGUAGE'] ? LANGUAGES : ['ar'];

const VISITORS = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/gallery',
  '/pricing',
  '/legal/privacy',
  '/legal/terms',
  '/nowhere',
];
const USERS = ['/gallery', ...PROTECTED];

async function open(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // From the pages after a payment one is led on, but for those who do something there.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** A phone on its side at 200 %, a window at 400 %, and letters of twice the size. */
async function expectToFit(page: Page, what: string) {
  await expectNoSidewaysScroll(page, what, 320, 256);
  await expectNoCutWord(page, what);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page, `${what}, twice the letters`, 640, 512);
  await expectNoCutWord(page, `${what}, twice the letters`);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Of every box that is there the place, as far from where one begins to read as it is. */
const placesIn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate(async (dir) => {
    document.documentElement.dir = dir;
    await new Promise(requestAnimationFrame);
    const { clientWidth } = document.documentElement;
    const boxes = 'header *, main *, footer *';
    return [...document.querySelectorAll<HTMLElement>(boxes)]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('svg, [dir]:not(html), bdi, [aria-hidden=true]') &&
          getComputedStyle(element).display !== 'inline',
      )
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 100), start: dir === 'ltr' ? left : clientWidth - right };
      });
  }, direction);

/** Arabic is where it would be if it were read from the left, in a mirror. */
async function expectMirrored(page: Page, what: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const mirrored = await placesIn(page, 'rtl');
  const straight = await placesIn(page, 'ltr');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const wrong = mirrored
    .map(({ what, start }, index) => ({ what, off: start - (straight[index]?.start ?? Number.NaN) }))
    .filter(({ off }) => !(Math.abs(off) <= 2));
  expect(mirrored.length, what).toBeGreaterThan(20);
  expect.soft(wrong, `${what}: not mirrored`).toEqual([]);
}

for (const language of SPOKEN) {
  for (const [who, paths] of [
    ['a visitor', VISITORS],
    ['a person', USERS],
  ] as const) {
    test(`${language}: every page of ${who} fits, and axe finds nothing`, async ({ page }) => {
      test.slow();
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      if (who === 'a person') await signIn(page, 'demo');
      for (const path of paths) {
        await test.step(path, async () => {
          const what = `${path} in ${language}`;
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectToFit(page, what);
          await expectAccessible(page, `${what}, light`, [320]);
          if (language === 'ar') await expectMirrored(page, what);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page, `${what}, dark`, [1440]);
        });
      }
    });
  }
}
