import { LANGUAGES, type Language } from '@product/domain';
import { paths } from '../../src/core/paths';
import { expectAccessible, expectNoCutWord, expectNoSidewaysScroll, withTextSpacing } from '../accessible';
import { expect, type Page, PAGES, PROTECTED, signIn, storeBefore, test } from '../fixtures';

/** Set by `npm run test:languages`, which checks every page in every language, with axe. */
const ALL = Boolean(process.env['EVERY_LANGUAGE']);

/**
 * The gate checks only what breaks most: right-to-left, and the longest words and lines. There, axe looks at every page
 * in English (accessibility.spec.ts), and at every story of a screen in Arabic.
 */
const CHECKED: readonly Language[] = ALL ? LANGUAGES : ['ar', 'de', 'hi'];

const VISITORS = [...PAGES.filter((path) => !PROTECTED.includes(path)), '/auth?tab=register', '/nowhere'];
const USERS = [paths.gallery, ...PROTECTED];

async function open(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A key press stops the automatic redirect of the pages after a payment.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** Checks 320 x 256 px (a landscape phone at 200 %, a window at 400 %), text spacing, and a doubled root font size. */
async function expectToFit(page: Page, what: string) {
  await expectNoSidewaysScroll(page, what, 320, 256);
  await expectNoCutWord(page, what);
  await withTextSpacing(page, async () => {
    await expectNoSidewaysScroll(page, `${what}, spaced text`, 320, 256);
    await expectNoCutWord(page, `${what}, spaced text`);
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page, `${what}, twice the letters`, 640, 512);
  await expectNoCutWord(page, `${what}, twice the letters`);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** The distance of every visible box from the inline start of the viewport, in pixels. */
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

/** Asserts that the right-to-left layout is the mirror image of the same page rendered left to right. */
async function expectMirrored(page: Page, what: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  // A list may still be loading.
  await expect.poll(async () => (await placesIn(page, 'rtl')).length, what).toBeGreaterThan(20);
  const mirrored = await placesIn(page, 'rtl');
  const straight = await placesIn(page, 'ltr');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const wrong = mirrored
    .map(({ what, start }, index) => ({ what, off: start - (straight[index]?.start ?? Number.NaN) }))
    .filter(({ off }) => !(Math.abs(off) <= 2));
  expect.soft(wrong, `${what}: not mirrored`).toEqual([]);
}

for (const language of CHECKED) {
  for (const [audience, pages] of [
    ['a visitor', VISITORS],
    ['a user', USERS],
  ] as const) {
    test(`${language}: every page of ${audience} fits${ALL ? ', without axe violations' : ''}`, async ({
      page,
    }) => {
      test.slow();
      await storeBefore(page, { i18nextLng: language });
      if (audience === 'a user') await signIn(page, 'demo');
      for (const path of pages) {
        await test.step(path, async () => {
          const what = `${path} in ${language}`;
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectToFit(page, what);
          if (language === 'ar') await expectMirrored(page, what);
          if (!ALL) return;
          await expectAccessible(page, `${what}, light`, [320]);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page, `${what}, dark`, [1440]);
        });
      }
    });
  }
}
